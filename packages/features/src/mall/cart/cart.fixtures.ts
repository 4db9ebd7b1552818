import type { Cart, CartGroup, CartLine, CartTotals, GoodsRow } from '@chippage/api/types';

/** Goods. */
export const sampleGoods = (own: Partial<GoodsRow> = {}): GoodsRow => ({
  id: 1,
  partId: 5,
  mpn: 'STM32F103C8T6',
  brandId: 3,
  brandName: 'ST',
  brandNameCn: '意法半导体',
  category: 'mcu',
  categoryName: '微控制器',
  packageCase: 'LQFP-48',
  merchant: { id: 7, name: '示例电子（深圳）有限公司', isSample: true },
  authorisation: null,
  sku: 'SZ-000001',
  unit: '个',
  packing: 'tray',
  currency: 'CNY',
  taxMode: 'tax13',
  priceLadder: [
    { minQuantity: 1, unitPrice: '7.2' },
    { minQuantity: 100, unitPrice: '6.85' },
    { minQuantity: 200, unitPrice: '6.42' },
  ],
  moq: 1,
  multiple: 1,
  spq: null,
  maxQuantity: null,
  stock: 3120,
  warehouses: [{ code: 'SZ', name: '深圳仓', quantity: 3120 }],
  dateCode: '2435+',
  leadTimeDays: 0,
  shipsToday: true,
  isOnSale: true,
  updateTime: '2026-11-21T06:00:00.000Z',
  ...own,
});

/** A line of a cart. */
export const sampleLine = (own: Partial<CartLine> = {}, goods: Partial<GoodsRow> = {}): CartLine => ({
  id: 11,
  goods: sampleGoods(goods),
  quantity: 150,
  customerRef: 'U-100-0047',
  isSelected: true,
  state: 'ok',
  unitPrice: '6.85',
  ladderIndex: 1,
  lineTotal: '1027.50',
  priceChange: null,
  stockAtAdd: 3120,
  nearest: null,
  nextBreak: { quantity: 200, more: 50, unitPrice: '6.42', lineTotal: '1284.00' },
  isNoticeAsked: false,
  returnTerm: '原包未拆 7 天内可退',
  eccn: null,
  addTime: '2026-11-20T06:00:00.000Z',
  ...own,
});

const plain = { customerRef: null, nextBreak: null } as const;

/** The lines of the drawing: in order, changed, with a price of six decimals, and one that is no multiple. */
export const yuanLines: CartLine[] = [
  sampleLine(),
  sampleLine(
    {
      ...plain,
      id: 12,
      quantity: 1000,
      state: 'changed',
      unitPrice: '0.3862',
      lineTotal: '386.20',
      priceChange: { from: '0.3715', to: '0.3862', percent: '3.96', isHigher: true, difference: '14.70' },
    },
    {
      id: 2,
      partId: 52,
      mpn: 'AMS1117-3.3',
      brandName: 'Advanced Monolithic Systems',
      brandNameCn: null,
      packageCase: 'SOT-223-3',
      packing: 'reel',
      dateCode: '2441+',
      stock: 26500,
      moq: 10,
      multiple: 10,
    },
  ),
  sampleLine(
    { ...plain, id: 13, quantity: 10_000, unitPrice: '0.008087', lineTotal: '80.87' },
    {
      id: 3,
      partId: 53,
      mpn: 'RC0402FR-0720KL',
      brandName: 'Yageo',
      brandNameCn: '国巨',
      packageCase: '0402',
      packing: 'reel',
      dateCode: '2418+',
      stock: 480_000,
      moq: 100,
      multiple: 100,
    },
  ),
  sampleLine(
    { ...plain, id: 14, quantity: 140, state: 'not_multiple', unitPrice: '1.0324', lineTotal: null, nearest: { below: 135, above: 150 } },
    {
      id: 4,
      partId: 54,
      mpn: 'NE555DR',
      brandName: 'TI',
      brandNameCn: '德州仪器',
      packageCase: 'SOIC-8',
      packing: 'cut_tape',
      dateCode: '2429+',
      stock: 8745,
      moq: 30,
      multiple: 15,
    },
  ),
];

const yuanSum = { currency: 'CNY', goods: '1494.57', untaxed: '1322.63', tax: '171.94', freight: '0.00', total: '1494.57' } as const;
const dollarSum = { currency: 'USD', goods: '338.35', untaxed: '338.35', tax: null, freight: null, total: '338.35' } as const;
const dollarMerchant = { id: 8, name: '样例半导体（香港）有限公司', isSample: true };
const dollarGoods = { merchant: dollarMerchant, currency: 'USD', taxMode: 'untaxed', moq: 25, multiple: 25, stock: 275 } as const;

const dollarLines: CartLine[] = [
  sampleLine(
    { ...plain, id: 21, quantity: 50, unitPrice: '2.315', lineTotal: '115.75' },
    { ...dollarGoods, id: 5, partId: 55, mpn: 'MAX3232CPE+', brandName: 'Maxim', brandNameCn: '美信', packageCase: 'DIP-16', packing: 'tube', dateCode: null },
  ),
  sampleLine(
    { ...plain, id: 22, quantity: 3000, unitPrice: '0.0742', lineTotal: '222.60' },
    {
      ...dollarGoods,
      id: 6,
      partId: 56,
      mpn: 'IRLML6344TRPBF',
      brandName: 'Infineon',
      brandNameCn: '英飞凌',
      packageCase: 'SOT-23',
      stock: null,
      moq: 3000,
      multiple: 3000,
    },
  ),
  sampleLine(
    { ...plain, id: 23, quantity: 2500, isSelected: false, state: 'out_of_stock', unitPrice: '0.0618', lineTotal: null, stockAtAdd: 12_500 },
    {
      ...dollarGoods,
      id: 9,
      partId: 59,
      mpn: 'LM358DR',
      brandName: 'TI',
      brandNameCn: '德州仪器',
      packageCase: 'SOIC-8',
      packing: 'reel',
      stock: 0,
      moq: 2500,
      multiple: 2500,
    },
  ),
];

/** A merchant's lines in yuan. */
export const yuanGroup = (lines: CartLine[] = yuanLines): CartGroup => ({
  merchant: sampleGoods().merchant,
  currency: 'CNY',
  taxMode: 'tax13',
  shipping: '深圳仓，今日 17:00 前下单当日发货',
  lines,
  totals: { ...yuanSum, freightTerm: 'free_above', taxMode: 'tax13' },
  selectedCount: 3,
});
const dollarGroup: CartGroup = {
  merchant: dollarMerchant,
  currency: 'USD',
  taxMode: 'untaxed',
  shipping: 'FCA 香港，3 天内发货',
  lines: dollarLines,
  totals: { ...dollarSum, freightTerm: 'collect', taxMode: 'untaxed' },
  selectedCount: 2,
};

const totals: CartTotals[] = [
  { ...yuanSum, merchants: 1, selectedCount: 3 },
  { ...dollarSum, merchants: 1, selectedCount: 2 },
];

/** A cart of two merchants in two currencies, as drawn. */
export const sampleCart = (own: Partial<Cart> = {}): Cart => ({
  groups: [yuanGroup(), dollarGroup],
  totals,
  count: 7,
  checkTime: '2026-11-21T06:32:00.000Z',
  ...own,
});

/** A cart of one merchant with these lines. */
export const cartOf = (lines: CartLine[]): Cart => sampleCart({ groups: [yuanGroup(lines)], totals: totals.slice(0, 1), count: lines.length });
