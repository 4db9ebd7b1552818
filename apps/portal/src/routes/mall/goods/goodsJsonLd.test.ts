import type { GoodsDetail } from '@chippage/api/types';
import { expect, test } from 'vitest';
import { goodsJsonLd, merchantJsonLd } from './goodsJsonLd.ts';

const goods: GoodsDetail = {
  id: 9,
  partId: 5,
  mpn: 'RC0402FR-0720KL',
  brandId: 3,
  brandName: 'Yageo',
  brandNameCn: '国巨',
  category: 'resistor',
  categoryName: '电阻',
  packageCase: '0402',
  merchant: { id: 7, name: '深圳某某电子', isSample: false },
  authorisation: null,
  sku: 'SZ-1',
  unit: '个',
  packing: 'reel',
  currency: 'CNY',
  taxMode: 'tax13',
  priceLadder: [
    { minQuantity: 100, unitPrice: '0.008087' },
    { minQuantity: 10_000, unitPrice: '0.0071' },
  ],
  moq: 100,
  multiple: 100,
  spq: null,
  maxQuantity: null,
  stock: 480_000,
  warehouses: [],
  dateCode: null,
  leadTimeDays: null,
  shipsToday: null,
  isOnSale: true,
  updateTime: '2026-11-21T06:00:00.000Z',
  weight: null,
  hsCode: null,
  eccn: null,
  origin: null,
  condition: null,
  lifecycle: 'unknown',
  params: [{ code: 'r', name: '阻值', unit: 'kΩ', valueText: '20', valueNum: 20 }],
  datasheet: null,
  returnPolicy: '',
  freight: { term: 'collect', amount: null, freeFrom: null, text: '运费到付' },
  isFavoured: false,
  isFollowed: false,
  isNoticeAsked: false,
  others: [],
};
const origin = 'https://chip.example';
const offerOf = (own: Partial<GoodsDetail> = {}) => (goodsJsonLd(origin, { ...goods, ...own }) as { offers: Record<string, unknown> }).offers;

test('价格是服务端的小数文本，每一档都写明从多少到多少', () => {
  expect(offerOf()).toMatchObject({
    url: 'https://chip.example/mall/productDetails/9',
    price: '0.008087',
    priceCurrency: 'CNY',
    availability: 'https://schema.org/InStock',
    eligibleQuantity: { minValue: 100 },
    priceSpecification: [
      { price: '0.008087', valueAddedTaxIncluded: true, eligibleQuantity: { minValue: 100, maxValue: 9999 } },
      { price: '0.0071', eligibleQuantity: { minValue: 10_000 } },
    ],
  });
});

test('库存未知就不说有没有；无货、下架照实说', () => {
  expect(offerOf({ stock: null })).not.toHaveProperty('availability');
  expect(offerOf({ stock: 0 })['availability']).toBe('https://schema.org/OutOfStock');
  expect(offerOf({ isOnSale: false })['availability']).toBe('https://schema.org/Discontinued');
});

test('没有报价就没有价格', () => {
  expect(offerOf({ priceLadder: [] })).not.toHaveProperty('price');
  expect(offerOf({ priceLadder: [{ minQuantity: 1, unitPrice: '7' }] })).not.toHaveProperty('priceSpecification');
});

test('示例商家的报价说明是虚构的', () => {
  expect(offerOf()).not.toHaveProperty('description');
  expect(offerOf({ merchant: { ...goods.merchant, isSample: true } })['description']).toMatch(/虚构/);
});

test('卖家只写知道的', () => {
  const merchant = {
    ...goods.merchant,
    creditCode: null,
    place: '深圳',
    address: null,
    phone: null,
    intro: '现货',
    currencies: ['CNY' as const],
    goodsCount: 1,
    serviceHours: null,
    returnPolicy: null,
    licence: null,
    shipping: '',
    followers: 0,
    isFollowed: false,
    createTime: goods.updateTime,
  };
  expect(merchantJsonLd(origin, merchant)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: '深圳某某电子',
    description: '现货',
    url: 'https://chip.example/mall/businessmen/7',
    address: { '@type': 'PostalAddress', addressLocality: '深圳' },
  });
});
