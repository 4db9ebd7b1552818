import type { SheetRow } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { goodsSheetMessages } from './messages.ts';

type T = Translate<(typeof goodsSheetMessages)['texts']>;

/** Fields that have one column. */
export const plainFields = [
  'sku',
  'mpn',
  'brand',
  'packing',
  'currency',
  'taxMode',
  'moq',
  'multiple',
  'spq',
  'leadTimeDays',
  'dateCode',
  'stock',
  'stockSz',
  'stockHk',
  'isOnSale',
  'price',
] as const;
/** A field that has one column. */
export type PlainField = (typeof plainFields)[number];

const packings = ['reel', 'cut_tape', 'tray', 'tube', 'bulk', 'bag', 'box'] as const satisfies SheetRow['packing'][];

/** What is written in a merchant's list, by how it is written: without case and blanks. */
export interface SheetWords {
  heads: ReadonlyMap<string, PlainField>;
  stepQuantity: ReadonlySet<string>;
  stepPrice: ReadonlySet<string>;
  packing: ReadonlyMap<string, NonNullable<SheetRow['packing']>>;
  currency: ReadonlyMap<string, NonNullable<SheetRow['currency']>>;
  taxMode: ReadonlyMap<string, NonNullable<SheetRow['taxMode']>>;
  isOnSale: ReadonlyMap<string, boolean>;
}

/** A head or a value without case and blanks, its letters of half width. */
export const plainWord = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');

/** What our own files write for one of several spellings. */
export const firstOf = (spellings: string): string => spellings.split('|')[0] ?? '';

/** The words of lists, from their catalogue. */
export function sheetWordsOf(t: T): SheetWords {
  const spelt = <Value>(value: Value, spellings: string) => spellings.split('|').map((word) => [plainWord(word), value] as const);
  return {
    heads: new Map(plainFields.flatMap((field) => spelt(field, t(`head_${field}`)))),
    stepQuantity: new Set(t('head_stepQuantity').split('|')),
    stepPrice: new Set(t('head_stepPrice').split('|')),
    packing: new Map(packings.flatMap((packing) => spelt(packing, t(`packing_${packing}`)))),
    currency: new Map((['CNY', 'USD'] as const).flatMap((currency) => spelt(currency, t(`currency_${currency}`)))),
    taxMode: new Map((['tax13', 'tax1', 'untaxed'] as const).flatMap((mode) => spelt(mode, t(`tax_${mode}`)))),
    isOnSale: new Map([...spelt(true, t('sale_true')), ...spelt(false, t('sale_false'))]),
  };
}
