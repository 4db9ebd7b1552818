import { bargainFormLimits } from '@chippage/api/limits';
import type { GoodsRow } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { isLower } from '../../../parts/money/lineTotal.ts';
import { priceText } from '../../../parts/money/moneyText.ts';
import { plainNumber, plainPrice } from '../../../parts/plain-number/plainNumber.ts';
import { stepAt } from '../../parts/price-ladder/ladder.ts';
import type { bargainDialogMessages } from './messages.ts';

/** What is asked for, as it is typed. */
export interface BargainInput {
  quantity: string;
  unitPrice: string;
  note: string;
}

/** What is asked for, as the server takes it. */
export interface BargainAsk {
  quantity: number;
  unitPrice: string;
  note: string;
}

/** The most characters of the note. */
export const MOST_NOTE = bargainFormLimits.note.maxLength;

const LARGEST = bargainFormLimits.quantity.maximum;
/** The list price at what is typed as quantity. */
export function listPriceAt(goods: GoodsRow, quantity: string): string | null {
  const count = Number(plainNumber(quantity));
  return goods.priceLadder[stepAt(goods.priceLadder, count)]?.unitPrice ?? null;
}

/** What the server takes: no zeros at the end of a price, none before it, and a note in one line. */
export function askOf({ quantity, unitPrice, note }: BargainInput): BargainAsk {
  return { quantity: Number(plainNumber(quantity)), unitPrice: plainPrice(unitPrice), note: note.trim().replaceAll(/\s+/g, ' ') };
}

/** What is wrong, in the order of the fields. */
export function bargainProblems(goods: GoodsRow, input: BargainInput, t: Translate<(typeof bargainDialogMessages)['texts']>) {
  const rule = { moq: formatNumber(goods.moq), multiple: formatNumber(goods.multiple) };
  const quantity = plainNumber(input.quantity);
  const price = plainNumber(input.unitPrice);
  const list = listPriceAt(goods, input.quantity);
  const example = (list ?? '1.2').replace(/^¥/, '');
  const count = Number(quantity);
  const isCount = /^\d{1,9}$/.test(quantity) && count >= goods.moq && count % goods.multiple === 0 && count <= (goods.maxQuantity ?? LARGEST);
  const isPrice = /^\d{1,9}(\.\d{1,6})?$/.test(price) && /[1-9]/.test(price);
  const excess = Array.from(input.note.trim()).length - MOST_NOTE;
  return {
    ...(quantity === '' ? { quantity: t('quantityMissing') } : isCount ? {} : { quantity: t('quantityWrong', rule) }),
    ...(price === ''
      ? { unitPrice: t('priceMissing', { example }) }
      : !isPrice
        ? { unitPrice: t('priceWrong', { example }) }
        : isCount && list !== null && !isLower(price, list)
          ? { unitPrice: t('priceTooHigh', { price: priceText(list, goods.currency) }) }
          : {}),
    ...(excess > 0 && { note: t('noteTooLong', { most: MOST_NOTE, count: excess }) }),
  };
}
