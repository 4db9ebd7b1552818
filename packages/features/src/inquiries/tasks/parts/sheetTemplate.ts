import type { ExcelTaskField, ExcelTaskKind } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { toXlsx } from '../../../parts/xlsx/toXlsx.ts';
import type { excelTaskMessages, sheetTemplateMessages } from './messages.ts';

/** Every field that a column may hold, in the order of our own sheets. */
const taskFields = [
  'model',
  'brand',
  'quantity',
  'price',
  'currency',
  'tax',
  'dateCode',
  'package',
  'packing',
  'grade',
  'supplyKind',
  'leadTime',
  'place',
  'invoice',
  'remark',
] as const satisfies ExcelTaskField[];

/** Fields that a kind of sheet has. */
export const fieldsOfKind = (kind: ExcelTaskKind): ExcelTaskField[] =>
  taskFields.filter((field) => (kind === 'stock' ? field !== 'invoice' : field !== 'supplyKind'));

/** A sheet with the heads that are known and one example, to fill in. */
export function sheetTemplate(
  kind: ExcelTaskKind,
  { t, words }: { t: Translate<(typeof excelTaskMessages)['texts']>; words: Translate<(typeof sheetTemplateMessages)['texts']> },
): Promise<Blob> {
  const example: Partial<Record<ExcelTaskField, string | number>> = {
    model: 'STM32F103C8T6',
    brand: 'ST',
    quantity: 1000,
    price: 6.85,
    currency: 'CNY',
    tax: words('exampleTax'),
    dateCode: kind === 'stock' ? '2435+' : '',
    package: 'LQFP-48',
    packing: words('examplePacking'),
    grade: words('exampleGrade'),
    leadTime: words('exampleLeadTime'),
    place: words('examplePlace'),
    invoice: words('exampleInvoice'),
  };
  const fields = fieldsOfKind(kind);
  return toXlsx({ head: fields.map((field) => t(field)), rows: [fields.map((field) => example[field] ?? '')] }, words('sheet'));
}
