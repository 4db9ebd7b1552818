import { describe, expect, it } from 'vitest';
import { bestOffer, type OfferOfPart } from './partOffers.rules.ts';

const offer = (change: Partial<OfferOfPart> = {}): OfferOfPart => ({
  goodsId: 1,
  merchantId: 1,
  currency: 'CNY',
  taxMode: 'tax13',
  priceLadder: [
    { minQuantity: 10, unitPrice: '1.2' },
    { minQuantity: 1000, unitPrice: '0.9' },
  ],
  moq: 10,
  multiple: 10,
  maxQuantity: null,
  leadTimeDays: null,
  stock: 5000,
  ...change,
});

describe('一个型号的最好价格', () => {
  it.each([
    ['想要 1 件：按起订量的价格，并说出是几件的', 1, [offer()], { unitPrice: '1.2', quantity: 10 }],
    ['想要 995 件：凑成倍数后到了下一档', 995, [offer()], { unitPrice: '0.9', quantity: 1000 }],
    ['便宜的在前', 10, [offer(), offer({ goodsId: 2, priceLadder: [{ minQuantity: 10, unitPrice: '1.1' }] })], { goodsId: 2, unitPrice: '1.1' }],
    [
      '库存不够的排在够的之后，哪怕便宜',
      100,
      [offer(), offer({ goodsId: 2, stock: 50, priceLadder: [{ minQuantity: 10, unitPrice: '0.5' }] })],
      { goodsId: 1 },
    ],
    [
      '要凑成倍数的，按总价比，不按单价',
      100,
      [offer({ multiple: 90 }), offer({ goodsId: 2, priceLadder: [{ minQuantity: 10, unitPrice: '1.3' }] })],
      { goodsId: 2, quantity: 100 },
    ],
    ['有人民币的就不取美元', 10, [offer(), offer({ goodsId: 2, currency: 'USD', priceLadder: [{ minQuantity: 10, unitPrice: '0.1' }] })], { currency: 'CNY' }],
    ['只有美元的写美元', 10, [offer({ currency: 'USD' })], { currency: 'USD' }],
    ['卖家按人数，不按商品数', 10, [offer(), offer({ goodsId: 2 }), offer({ goodsId: 3, merchantId: 2 })], { sellers: 2, stock: 15_000 }],
    ['都不知道库存：未知，不是 0', 10, [offer({ stock: null })], { stock: null }],
    ['超过一单最多能买的，取能卖这么多的那家', 900, [offer({ maxQuantity: 500 }), offer({ goodsId: 2 })], { goodsId: 2 }],
    ['不满起订量：说是因为起订量，并算出这些件一共多少', 1, [offer()], { raised: 'moq', lineTotal: '12.00', breakFrom: 10 }],
    ['不是倍数：说是因为倍数，价格从哪一档起也说出', 995, [offer()], { raised: 'multiple', lineTotal: '900.00', breakFrom: 1000 }],
    ['正好能订：没有加量', 500, [offer()], { raised: null, lineTotal: '600.00', breakFrom: 10 }],
    ['没有货的说几天发货', 10, [offer({ stock: 0, leadTimeDays: 21 })], { stock: 0, leadTimeDays: 21 }],
    ['0 天是现货发，不是交期', 10, [offer({ leadTimeDays: 0 })], { leadTimeDays: null }],
  ])('%s', (_, quantity, offers, expected) => expect(bestOffer(offers, quantity)).toMatchObject(expected));

  it('没有人卖，或都没有价格：没有', () => {
    expect(bestOffer([], 1)).toBeNull();
    expect(bestOffer([offer({ priceLadder: [] })], 1)).toBeNull();
  });
});
