import { expect, test } from 'vitest';
import { type OfferTerms, rankOffers } from './offers.ts';

const offer = (id: string, unitPrice: string, own: Partial<OfferTerms> = {}) => ({
  id,
  currency: 'CNY' as const,
  priceLadder: [{ minQuantity: 1, unitPrice }],
  moq: 1,
  multiple: 1,
  maxQuantity: null,
  stock: 5000,
  ...own,
});
const order = (offers: ReturnType<typeof offer>[], wanted: number) => rankOffers(offers, wanted).map(({ offer: { id }, quantity }) => `${id} ${quantity}`);

test.each([
  [
    '总价低的在前：凑成倍数要多买的，单价再低也不算便宜',
    [offer('reel', '7.163', { moq: 90, multiple: 90 }), offer('cut', '7.5')],
    100,
    ['cut 100', 'reel 180'],
  ],
  ['凑到下一档反而更便宜的在前', [offer('cut', '10'), offer('reel', '9', { multiple: 100 })], 95, ['reel 100', 'cut 95']],
  [
    '库存够的在前，库存未知不算够',
    [offer('few', '1', { stock: 50 }), offer('unknown', '1', { stock: null }), offer('many', '9')],
    100,
    ['many 100', 'few 100', 'unknown 100'],
  ],
  [
    '没有货的在最后，库存未知的在它前面',
    [offer('none', '1', { stock: 0 }), offer('unknown', '3', { stock: null }), offer('few', '2', { stock: 5 })],
    100,
    ['few 100', 'unknown 100', 'none 100'],
  ],
  ['人民币在前', [offer('dollar', '0.1', { currency: 'USD' }), offer('yuan', '9')], 1, ['yuan 1', 'dollar 1']],
  ['一单订不了那么多、没有价格的不算', [offer('small', '1', { maxQuantity: 5 }), offer('free', '1', { priceLadder: [] }), offer('ok', '2')], 10, ['ok 10']],
  ['六位小数也比得出', [offer('more', '0.000742'), offer('less', '0.000741')], 1, ['less 1', 'more 1']],
])('%s', (_, offers, wanted, expected) => expect(order(offers, wanted)).toEqual(expected));
