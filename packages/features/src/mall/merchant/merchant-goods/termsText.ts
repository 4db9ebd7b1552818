import type { GoodsRow } from '@chippage/api/types';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { priceText } from '../../../parts/money/moneyText.ts';
import type { merchantGoodsMessages } from './messages.ts';

type T = Translate<(typeof merchantGoodsMessages)['texts']>;

/** A price ladder in one line: `1+ ¥6.85，200+ ¥6.42`. */
export const ladderText = ({ priceLadder, currency }: Pick<GoodsRow, 'priceLadder' | 'currency'>, t: T): string =>
  priceLadder.length === 0
    ? t('noPrice')
    : priceLadder.map((step) => t('ladderText', { quantity: formatNumber(step.minQuantity), price: priceText(step.unitPrice, currency) })).join('，');

/** The same with the smallest order. */
export const termsText = (goods: Pick<GoodsRow, 'priceLadder' | 'currency' | 'moq'>, t: T): string =>
  `${ladderText(goods, t)}，${t('moqText', { moq: formatNumber(goods.moq) })}`;
