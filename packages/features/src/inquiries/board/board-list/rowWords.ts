import type { BoardRow } from '@chippage/api/types';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import type { boardTermsMessages } from '../../parts/terms/messages.ts';
import type { boardListMessages } from './messages.ts';

type Words = Translate<(typeof boardListMessages)['texts']>;
type Terms = Translate<(typeof boardTermsMessages)['texts']>;

/** How many where a head says of what; a demand or supply without a number says so. */
export const countText = ({ quantity, type }: Pick<BoardRow, 'quantity' | 'type'>, terms: Terms): string =>
  quantity === null ? terms(type === 1 ? 'unlimited' : 'notSaid') : formatNumber(quantity);

/** How many; a demand or supply without a number says so. */
export const quantityText = ({ quantity, type }: Pick<BoardRow, 'quantity' | 'type'>, { t, terms }: { t: Words; terms: Terms }): string =>
  quantity === null ? terms(type === 1 ? 'unlimited' : 'notSaid') : t('pieces', { count: formatNumber(quantity) });

/** Where, from what source and when; what is not said is left out. */
export function deliveryWords({ place, supplyKind, leadTimeDays }: BoardRow, { t, terms }: { t: Words; terms: Terms }): string[] {
  const source = supplyKind === null ? [] : [terms(supplyKind)];
  const time = leadTimeDays === null ? [] : [leadTimeDays === 0 ? t('inStock') : t('leadTime', { days: formatNumber(leadTimeDays) })];
  return [...new Set([...(place === null ? [] : [terms(place)]), ...source, ...time])];
}

/** Maker and package; what is not said is left out. */
export const makerText = ({ brandName, packageCase }: BoardRow): string => [brandName, packageCase].filter(Boolean).join('，');
