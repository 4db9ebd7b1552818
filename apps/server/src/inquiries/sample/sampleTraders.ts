import type { BoardForm } from '@chippage/api/types';

/** How a company of the sample trades. A list names a word as often as it is used. */
export interface SampleTrader {
  id: number;
  /** Its share of what is offered and of what is wanted. */
  supply: number;
  demand: number;
  currencies: readonly ('CNY' | 'USD')[];
  places: readonly NonNullable<BoardForm['place']>[];
  kinds: readonly NonNullable<BoardForm['supplyKind']>[];
  grades: readonly NonNullable<BoardForm['grade']>[];
  /** Hours that it takes to answer, about. */
  hours: number;
  /** What it asks, of the usual price. */
  dear: number;
}

const anyGrade = ['a1', 'a1', 'a1', 'a1', 'a2', 'a2', 'a3'] as const;

/** What each company of the sample is like on the board; the numbers are those of enterprise/sample/sampleCompanies.ts. */
export const sampleTraders: readonly SampleTrader[] = [
  { id: 1, supply: 24, demand: 6, currencies: ['CNY'], places: ['SZ'], kinds: ['spot', 'spot', 'spot', 'forward'], grades: anyGrade, hours: 4, dear: 1 },
  { id: 2, supply: 20, demand: 4, currencies: ['USD'], places: ['HK'], kinds: ['spot', 'spot', 'forward'], grades: anyGrade, hours: 9, dear: 0.97 },
  {
    id: 3,
    supply: 18,
    demand: 0,
    currencies: ['CNY', 'CNY', 'USD'],
    places: ['SZ', 'HK', 'OTHER'],
    kinds: ['factory', 'scheduled', 'spot'],
    grades: ['a1'],
    hours: 2,
    dear: 1.05,
  },
  { id: 4, supply: 3, demand: 22, currencies: ['CNY'], places: ['OTHER', 'SZ'], kinds: ['spot'], grades: ['a3', 'a3', 'a2', 'b1'], hours: 30, dear: 0.82 },
  { id: 5, supply: 5, demand: 18, currencies: ['CNY'], places: ['OTHER'], kinds: ['spot'], grades: ['a3', 'a3', 'b1'], hours: 22, dear: 0.85 },
  { id: 6, supply: 0, demand: 16, currencies: ['CNY'], places: ['OTHER'], kinds: ['spot'], grades: ['a1'], hours: 20, dear: 1 },
  { id: 7, supply: 2, demand: 14, currencies: ['CNY'], places: ['OTHER', 'SZ'], kinds: ['spot'], grades: ['a3'], hours: 40, dear: 0.8 },
  { id: 8, supply: 0, demand: 8, currencies: ['CNY'], places: ['SZ'], kinds: ['spot'], grades: ['a1'], hours: 20, dear: 1 },
  {
    id: 9,
    supply: 15,
    demand: 3,
    currencies: ['CNY'],
    places: ['SZ'],
    kinds: ['spot'],
    grades: ['a2', 'a3', 'b1', 'b1', 'b2', 'b3', 'd1', 'd3'],
    hours: 13,
    dear: 0.72,
  },
  { id: 10, supply: 0, demand: 9, currencies: ['CNY'], places: ['OTHER'], kinds: ['spot'], grades: ['a1'], hours: 20, dear: 1 },
  {
    id: 11,
    supply: 13,
    demand: 5,
    currencies: ['USD'],
    places: ['HK'],
    kinds: ['spot', 'spot', 'scheduled'],
    grades: [...anyGrade, 'b1', 't2'],
    hours: 26,
    dear: 0.94,
  },
  { id: 12, supply: 0, demand: 15, currencies: ['CNY', 'USD'], places: ['OTHER', 'HK'], kinds: ['factory', 'spot'], grades: ['a1'], hours: 20, dear: 1 },
];

/** What sellers write beside an offer. */
export const offerNotes = [
  '原装正品，支持第三方检测',
  '整盘优先，散料可拆',
  '可提供标签照片',
  '公司现货，当天可发',
  '工厂余料，一手货源',
  '价格随行情变动，请先询价',
  '不接受小于一个最小包装的订单',
] as const;
/** What buyers write beside a demand. */
export const demandNotes = [
  '要求原厂原装，附标签照片',
  '请报含税价和交期',
  '小批试产，后续每月有单',
  '只要原装，不要翻新',
  '可分批交货',
  '接受同品牌同封装替代，请注明',
  '需要出货检验报告',
] as const;
