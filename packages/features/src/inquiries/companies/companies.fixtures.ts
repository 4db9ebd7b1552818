import type { CompanyCard, CompanyFigures, CompanyHome } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

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
