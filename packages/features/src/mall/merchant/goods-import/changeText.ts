import type { SheetChange } from '@chippage/api/types';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import type { packingMessages } from '../../../parts/packing/messages.ts';
import type { goodsImportMessages } from './messages.ts';

type T = Translate<(typeof goodsImportMessages)['texts']>;
type Packing = Translate<(typeof packingMessages)['texts']>;

/** What a row changes, in words: `起订量：1 → 10`. */
export function changeText({ field, before, after }: SheetChange, t: T, packing: Packing): string {
  const name = t(`f_${field}`);
  const value = (text: string | null) => (text === null ? t('unknown') : valueText(field, text, t, packing));
  return before === null ? t('given', { field: name, after: value(after) }) : t('change', { field: name, before: value(before), after: value(after) });
}

function valueText(field: SheetChange['field'], text: string, t: T, packing: Packing): string {
  switch (field) {
    case 'priceLadder':
      return text.replaceAll(/(\d+):(\S+)/g, (_, quantity: string, price: string) => `${formatNumber(Number(quantity))}+ ${price}`);
    case 'packing':
      return packing(text as Parameters<Packing>[0]);
    case 'taxMode':
      return t(text as 'tax13' | 'tax1' | 'untaxed');
    case 'isOnSale':
      return t(text === 'true' ? 'yes' : 'no');
    case 'leadTimeDays':
      return t('days', { days: text });
    case 'dateCode':
      return text;
    default:
      return formatNumber(Number(text));
  }
}
