import type { Translate } from '../../../i18n/messages.ts';
import type { orderDetailMessages } from './messages.ts';

const csvColumns = ['mpn', 'brand', 'package', 'csvRef', 'quantity', 'unit', 'dateCode', 'unitPrice', 'subtotal', 'currency', 'csvHs', 'csvOrigin'] as const;
/** Names of the columns of an order's CSV file. */
export const csvHeads = (t: Translate<typeof orderDetailMessages.texts>): string[] => csvColumns.map((column) => t(column));
