import type { CompanyCard, CompanyFigures, CompanyHome, OwnProductionLine, ProductionLine, PromotedRow, Promotion } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../parts/loaded/loaded.fixtures.ts';

/** Companies of the stories; none of them exists. */
export const sampleCompanies: readonly CompanyCard[] = [
  {
    id: 1_000_003,
    name: '北辰电子（深圳）有限公司',
    nameEn: 'Beichen Electronics (Shenzhen) Co., Ltd.',
    place: '深圳',
    industry: '电子元器件分销',
    roles: ['agent', 'trader'],
    isVerified: true,
    isSample: false,
    supplies: 1284,
    demands: 3,
    followers: 216,
  },
  {
    id: 1_000_008,
    name: '南河智控科技有限公司',
    nameEn: null,
    place: '杭州',
    industry: '工业控制',
    roles: ['end_user'],
    isVerified: false,
    isSample: false,
    supplies: 0,
    demands: 12,
    followers: 41,
  },
  {
    id: 12,
    name: '示例半导体贸易商行',
    nameEn: null,
    place: null,
    industry: null,
    roles: [],
    isVerified: true,
    isSample: true,
    supplies: 256,
    demands: 0,
    followers: 0,
  },
];

/** The page of the first one. */
export const sampleHome = (change: Partial<CompanyHome> = {}): CompanyHome => ({
  ...sampleCompanies[0]!,
  scale: '20-99',
  website: 'https://www.example.com',
  officeAddress: '深圳市福田区例路 1 号 12 层',
  licence: {
    name: '北辰电子（深圳）有限公司',
    creditCode: '91440300MA5EXAMP3U',
    legalPerson: '林工',
    regAddress: '深圳市福田区例路 1 号',
    validUntil: null,
  },
  verifyTime: ago(40 * DAY_MS),
  expireTime: new Date(Date.now() + 325 * DAY_MS).toISOString(),
  lines: 2,
  ...change,
});

/** What is counted of it. */
export const sampleFigures = (change: Partial<CompanyFigures> = {}): CompanyFigures => ({
  windowDays: 90,
  fewest: 5,
  response: { medianHours: 2.1, answered: 37, asked: 40 },
  completion: { share: 0.947, deals: 19, kept: 18 },
  supplies: 1284,
  demands: 3,
  asOf: ago(HOUR_MS),
  ...change,
});

/** A company of which there is too little to say. */
export const fewFigures = sampleFigures({
  response: { medianHours: null, answered: 3, asked: 4 },
  completion: { share: null, deals: 1, kept: 1 },
});

const smt = {
  name: 'SMT 贴片线 2',
  equipment: '印刷机 1 台，贴片机 4 台，十温区回流焊，在线 SPI 与 AOI',
  capacity: '每天 200 万点，最小 0201',
  certificates: ['ISO 9001:2015', 'IATF 16949:2016'],
};

/** What a company makes things with. */
export const sampleLines: readonly ProductionLine[] = [
  { id: 7, ...smt, isSample: false, reviewTime: ago(12 * DAY_MS) },
  { id: 9, name: '三防涂覆线', equipment: null, capacity: null, certificates: [], isSample: true, reviewTime: null },
];

/** The same as its company keeps them. */
export const ownLines: readonly OwnProductionLine[] = [
  {
    id: 7,
    shown: smt,
    wanted: { ...smt, capacity: '每天 300 万点，最小 01005' },
    fileCount: 2,
    state: 'reviewing',
    reason: null,
    submitTime: ago(3 * HOUR_MS),
  },
  {
    id: 9,
    shown: { name: '三防涂覆线', equipment: null, capacity: null, certificates: [] },
    wanted: null,
    fileCount: 0,
    state: 'approved',
    reason: null,
    submitTime: ago(20 * DAY_MS),
  },
  {
    id: 11,
    shown: null,
    wanted: { name: '老化测试线', equipment: '老化柜 6 台', capacity: null, certificates: ['ISO 14001'] },
    fileCount: 1,
    state: 'refused',
    reason: '证书已过期，请上传有效期内的证书',
    submitTime: ago(2 * DAY_MS),
  },
];

/** Advertisements that run. */
export const promotedRows: readonly PromotedRow[] = [
  {
    id: 31,
    kind: 'supply',
    thingId: 501,
    model: 'STM32F103C8T6',
    brandName: '意法半导体',
    quantity: 20_000,
    price: '6.85',
    currency: 'CNY',
    poster: { company: { id: 1_000_003, name: '北辰电子（深圳）有限公司' }, place: '深圳', isVerified: true, isSample: false },
  },
  {
    id: 32,
    kind: 'goods',
    thingId: 77,
    model: 'TPS5430DDAR',
    brandName: null,
    quantity: null,
    price: null,
    currency: 'USD',
    poster: { company: { id: 12, name: '示例半导体贸易商行' }, place: null, isVerified: true, isSample: true },
  },
];

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const [advertised] = promotedRows;
const thing = {
  kind: 'supply' as const,
  thingId: 501,
  model: 'STM32F103C8T6',
  brandName: '意法半导体',
  quantity: advertised?.quantity ?? null,
  price: '6.85',
  currency: 'CNY' as const,
};

/** The same as their company keeps them, one in each state. */
export const ownPromotions: readonly Promotion[] = (['reviewing', 'waiting', 'running', 'paused', 'ended', 'refused', 'withdrawn'] as const).map(
  (state, at) => ({
    ...thing,
    id: 40 + at,
    startOn: day(-2),
    endOn: day(5),
    state,
    reason: state === 'refused' ? '型号和供应里写的不一样' : null,
    submitTime: ago((at + 1) * DAY_MS),
  }),
);
