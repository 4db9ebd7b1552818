import type { BoardDetail, BoardPhoto, BoardRow, MarketDepth, OwnBoardDetail, OwnBoardRow, PriceForDemand } from '@chippage/api/types';

export { failed, loading, ready } from '../parts/loaded/loaded.fixtures.ts';

/** What a company wants, with everything said. */
export const demandRow = (own: Partial<BoardRow> = {}): BoardRow => ({
  id: 1_000_101,
  type: 1,
  model: 'STM32F103C8T6',
  brandName: '意法半导体',
  packageCase: 'LQFP-48',
  quantity: 5000,
  price: '6.2',
  currency: 'CNY',
  taxMode: 'tax13',
  supplyKind: 'spot',
  grade: 'a1',
  dateCode: '2435+',
  packing: 'tray',
  leadTimeDays: 3,
  place: 'SZ',
  invoiceNeed: 'special',
  takesAlternative: false,
  partId: 101,
  brandId: 9,
  poster: { company: { id: 12, name: '样例智控科技（深圳）有限公司' }, place: '深圳', isVerified: true, isSample: true },
  isAnonymous: false,
  isAddressed: false,
  isOwn: false,
  state: 'live',
  quoteCount: 3,
  updateTime: '2026-11-20T07:26:00.000Z',
  expireTime: '2026-12-20T07:26:00.000Z',
  ...own,
});

/** Anonymous, and hardly anything is said. */
export const anonymousDemand = demandRow({
  id: 1_000_102,
  model: 'IRLML6344TRPBF',
  brandName: null,
  packageCase: null,
  quantity: null,
  price: null,
  taxMode: null,
  supplyKind: null,
  grade: null,
  dateCode: null,
  packing: null,
  leadTimeDays: null,
  place: null,
  invoiceNeed: null,
  takesAlternative: true,
  partId: null,
  brandId: null,
  poster: { company: null, place: '苏州', isVerified: true, isSample: false },
  isAnonymous: true,
  quoteCount: 0,
});

/** What a company offers. */
export const supplyRow = (own: Partial<BoardRow> = {}): BoardRow =>
  demandRow({
    id: 1_000_201,
    type: 0,
    quantity: 20_000,
    price: '0.0742',
    currency: 'USD',
    taxMode: 'untaxed',
    place: 'HK',
    grade: 'd1',
    leadTimeDays: 0,
    invoiceNeed: null,
    quoteCount: 0,
    poster: { company: { id: 13, name: '样例半导体（香港）有限公司' }, place: '香港', isVerified: false, isSample: false },
    ...own,
  });

/** What verified companies offer of a number. */
export const depth: MarketDepth = {
  model: 'STM32F103C8T6',
  rows: 4,
  companies: 3,
  quantity: 36_420,
  unknownRows: 1,
  demands: 2,
  asOf: '2026-11-20T07:26:00.000Z',
};

/** A row with everything that may be read of it. */
export const detailOf = (own: Partial<BoardDetail> = {}): BoardDetail => ({
  ...demandRow(),
  remark: '要原厂标签照片，分两批交货。',
  createTime: '2026-11-18T01:00:00.000Z',
  dateCodeDoubt: null,
  photos: [],
  depth,
  counterparts: [supplyRow(), supplyRow({ id: 1_000_202, grade: 'b2', dateCode: null, price: null })],
  ...own,
});

/** A row as its company keeps it. */
const drawn = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#ddd"/><text x="40" y="210" font-size="40">${words}</text></svg>`)}`;
/** Photographs of a supply. */
export const rowPhotos: BoardPhoto[] = ['LABEL', 'MARKING', 'REEL'].map((words, at) => ({ id: 70 + at, url: drawn(words), width: 600, height: 400 }));
export const ownDetail = (own: Partial<OwnBoardDetail> = {}): OwnBoardDetail => ({ ...ownRow(), photos: [], ...own });
export const ownRow = (own: Partial<OwnBoardRow> = {}): OwnBoardRow => ({
  ...demandRow(),
  remark: null,
  createTime: '2026-11-18T01:00:00.000Z',
  removedReason: null,
  waitingQuotes: 2,
  renewCount: 0,
  days: 30,
  actions: ['refresh', 'renew', 'close', 'edit', 'remove'],
  refreshFrom: null,
  ...own,
});

/** What a number is offered at. */
export const priceOf = (own: Partial<PriceForDemand> = {}): PriceForDemand => ({
  demandId: 1_000_101,
  model: 'STM32F103C8T6',
  currency: 'CNY',
  count: 7,
  min: '5.9',
  median: '6.35',
  max: '8.1',
  windowDays: 90,
  asOf: '2026-11-20T07:26:00.000Z',
  ...own,
});
