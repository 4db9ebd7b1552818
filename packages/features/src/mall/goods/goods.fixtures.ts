import type { Bargain, GoodsDetail, GoodsFacet, GoodsRow, Merchant } from '@chippage/api/types';
import type { GoodsListAnswer } from './goods-list/GoodsList.tsx';
import { sampleGoods } from '../cart/cart.fixtures.ts';

export const ready = <T>(data: T) => ({ status: 'ready' as const, data });
export const loading = { status: 'loading' as const };
export const failed = (onRetry: () => void) => ({
  status: 'failed' as const,
  code: 'network.unreachable' as const,
  message: '网络连接失败，请检查网络后重试',
  onRetry,
});

/** In dollars, on reels; its stock and date code are not known. */
export const dollarGoods: GoodsRow = sampleGoods({
  id: 2,
  mpn: 'IRLML6344TRPBF',
  brandName: 'Infineon',
  brandNameCn: '英飞凌',
  packageCase: 'SOT-23',
  merchant: { id: 8, name: '样例半导体（香港）有限公司', isSample: true },
  packing: 'reel',
  currency: 'USD',
  taxMode: 'untaxed',
  priceLadder: [
    { minQuantity: 3000, unitPrice: '0.0742' },
    { minQuantity: 9000, unitPrice: '0.068087' },
  ],
  moq: 3000,
  multiple: 3000,
  spq: 3000,
  stock: null,
  warehouses: [{ code: 'HK', name: '香港仓', quantity: null }],
  dateCode: null,
  leadTimeDays: 21,
  shipsToday: false,
});

/** There is none of it now. */
export const goneGoods: GoodsRow = sampleGoods({
  id: 3,
  mpn: 'LM358DR',
  brandName: 'TI',
  brandNameCn: '德州仪器',
  packageCase: 'SOIC-8',
  stock: 0,
  warehouses: [{ code: 'SZ', name: '深圳仓', quantity: 0 }],
  shipsToday: false,
  leadTimeDays: null,
});

/** A buyer may ask, there is no price. */
export const unpricedGoods: GoodsRow = sampleGoods({ id: 4, mpn: 'TPS62130ARGTR', priceLadder: [], packing: null, packageCase: null });

const goodsRows: GoodsRow[] = [sampleGoods(), dollarGoods, goneGoods, unpricedGoods];

const option = (value: string, label: string, count: number) => ({ value, label, count });

export const goodsFacets: GoodsFacet[] = [
  { code: 'category', name: '分类', options: [option('mcu', '微控制器 MCU', 2974), option('power', '电源管理', 786), option('transistor', '晶体管', 292)] },
  {
    code: 'brand',
    name: '品牌',
    options: Array.from({ length: 10 }, (_, at) =>
      option(String(at + 1), ['意法半导体', '德州仪器', '英飞凌', '微芯科技', '安森美'][at] ?? `品牌 ${at + 1}`, 200 - at * 10),
    ),
  },
  { code: 'merchant', name: '卖家', options: [option('7', '示例电子（深圳）有限公司', 921), option('8', '样例半导体（香港）有限公司', 869)] },
  { code: 'currency', name: '币种', options: [option('CNY', '人民币', 3666), option('USD', '美元', 2722)] },
  { code: 'warehouse', name: '仓库', options: [option('SZ', '深圳仓', 3405), option('HK', '香港仓', 2559)] },
  { code: 'packing', name: '包装', options: [option('reel', '编带', 1448), option('tray', '托盘', 788)] },
];

export const goodsAnswer = (own: Partial<GoodsListAnswer> = {}): GoodsListAnswer => ({
  data: goodsRows,
  totalRecord: 6388,
  facets: goodsFacets,
  isNear: false,
  ...own,
});

/** Goods with everything; what nobody knows is null. */
export const sampleDetail = (own: Partial<GoodsDetail> = {}): GoodsDetail => ({
  ...sampleGoods({ spq: 50 }),
  weight: '0.18',
  hsCode: '8542319000',
  eccn: null,
  origin: null,
  condition: 'A1 原装原包完整',
  lifecycle: 'unknown',
  params: [
    { code: 'core', name: '内核', unit: null, valueText: 'Arm Cortex-M3', valueNum: null },
    { code: 'flashKB', name: '程序存储器', unit: 'KB', valueText: '64', valueNum: 64 },
  ],
  datasheet: null,
  returnPolicy: '原包未拆 7 天内可退；剪带、拆包和真空包装已开的物料，除质量问题外不退不换，下单即表示同意。',
  freight: { term: 'free_above', amount: '15.00', freeFrom: '1000.00', text: '满 ¥1,000 免运费，不满收 ¥15' },
  isFavoured: false,
  isFollowed: false,
  isNoticeAsked: false,
  others: [sampleGoods({ ...dollarGoods, mpn: 'STM32F103C8T6' })],
  ...own,
});

export const sampleMerchant = (own: Partial<Merchant> = {}): Merchant => ({
  id: 7,
  name: '示例电子（深圳）有限公司',
  isSample: true,
  creditCode: null,
  place: '深圳',
  address: '广东省深圳市福田区示例路 1 号',
  phone: null,
  intro: '示例商家：虚构的公司，用来演示商城的下单、付款和发货。',
  currencies: ['CNY'],
  goodsCount: 921,
  shipping: '深圳仓，今日 17:00 前下单当日发货',
  serviceHours: null,
  returnPolicy: null,
  followers: 12,
  isFollowed: false,
  createTime: '2026-11-01T06:00:00.000Z',
  licence: null,
  ...own,
});

export const sampleBargain = (own: Partial<Bargain> = {}): Bargain => ({
  id: 1,
  goods: sampleGoods(),
  quantity: 1000,
  unitPrice: '6.1',
  listPrice: '6.42',
  lineTotal: '6100.00',
  state: 'asked',
  note: null,
  answer: null,
  createTime: '2026-11-20T06:00:00.000Z',
  validUntil: null,
  ...own,
});
