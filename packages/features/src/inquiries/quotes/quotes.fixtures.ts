import type { QuoteDetail, QuoteEvent, QuoteFile, QuoteOffer, QuoteRow } from '@chippage/api/types';
import { demandRow, supplyRow } from '../inquiries.fixtures.ts';

const quoteFile = (own: Partial<QuoteFile> = {}): QuoteFile => ({
  id: 31,
  kind: 'label',
  name: '标签照片.jpg',
  type: 'image/jpeg',
  sizeBytes: 412_300,
  href: '/demand/enquiry/file/31',
  ...own,
});

/** What a seller offers, with everything said. */
export const offer = (own: Partial<QuoteOffer> = {}): QuoteOffer => ({
  priceLadder: [
    { minQuantity: 100, unitPrice: '6.85' },
    { minQuantity: 1000, unitPrice: '6.2' },
  ],
  currency: 'CNY',
  taxMode: 'tax13',
  moq: 100,
  multiple: 100,
  spq: 1000,
  stock: 20_000,
  dateCode: '2435+',
  grade: 'a1',
  packing: 'tray',
  leadTimeDays: 3,
  place: 'SZ',
  hasCoc: true,
  remark: '原厂托盘，分两批发货也可以。',
  files: [quoteFile(), quoteFile({ id: 32 }), quoteFile({ id: 33, kind: 'coc', name: 'COC.pdf', type: 'application/pdf' })],
  ...own,
});

/** A quote that a buyer got. */
export const quoteRow = (own: Partial<QuoteRow> = {}): QuoteRow => ({
  id: 501,
  side: 'buyer',
  row: demandRow(),
  state: 'quoted',
  counterpart: { company: { id: 21, name: '样例芯城（深圳）有限公司' }, place: '深圳', isVerified: true, isSample: true },
  counterpartText: '样例芯城（深圳）有限公司',
  quantity: 5000,
  offer: offer(),
  unitPrice: '6.2',
  total: '31000.00',
  dateCodeDoubt: null,
  wish: null,
  validUntil: '2026-11-27T10:15:00.000Z',
  isMyTurn: true,
  actions: ['counter', 'accept', 'refuse', 'say'],
  createTime: '2026-11-20T07:26:00.000Z',
  updateTime: '2026-11-20T07:26:00.000Z',
  ...own,
});

/** Quotes on one demand: two currencies, two taxes, one that bargains, one whose date code cannot be. */
export const comparedQuotes: readonly QuoteRow[] = [
  quoteRow(),
  quoteRow({
    id: 502,
    counterpart: { company: { id: 22, name: '样例半导体（香港）有限公司' }, place: '香港', isVerified: false, isSample: true },
    counterpartText: '样例半导体（香港）有限公司',
    offer: offer({
      currency: 'USD',
      taxMode: 'untaxed',
      priceLadder: [{ minQuantity: 1000, unitPrice: '0.8125' }],
      moq: 10_000,
      multiple: 1000,
      dateCode: '2560',
      grade: 'b2',
      leadTimeDays: 0,
      place: 'HK',
      hasCoc: false,
      files: [],
    }),
    unitPrice: '0.8125',
    total: '4062.50',
    dateCodeDoubt: '批号 2560 不可能：一年没有第 60 周，请核对标签',
    validUntil: '2026-11-24T10:15:00.000Z',
  }),
  quoteRow({
    id: 503,
    state: 'bargaining',
    isMyTurn: false,
    counterpart: { company: { id: 23, name: '样例北辰电子有限公司' }, place: '苏州', isVerified: true, isSample: true },
    counterpartText: '样例北辰电子有限公司',
    offer: offer({
      priceLadder: [{ minQuantity: 1000, unitPrice: '5.98' }],
      moq: 1000,
      multiple: 1000,
      dateCode: null,
      grade: 'd1',
      leadTimeDays: 10,
      files: [],
    }),
    unitPrice: '5.98',
    total: '29900.00',
    wish: { quantity: 5000, unitPrice: '5.8' },
    validUntil: '2026-12-02T10:15:00.000Z',
  }),
  quoteRow({
    id: 504,
    counterpart: { company: { id: 24, name: '样例东海元件有限公司' }, place: null, isVerified: true, isSample: true },
    counterpartText: '样例东海元件有限公司',
    offer: offer({
      taxMode: 'untaxed',
      priceLadder: [{ minQuantity: 1, unitPrice: '5.5' }],
      moq: 1,
      multiple: 1,
      stock: null,
      grade: null,
      leadTimeDays: null,
      hasCoc: false,
      files: [],
    }),
    unitPrice: '5.5',
    total: '27500.00',
  }),
];

const event = (own: Partial<QuoteEvent> & Pick<QuoteEvent, 'id'>): QuoteEvent => ({
  party: 'seller',
  deed: 'quote',
  from: null,
  to: 'quoted',
  note: null,
  wish: null,
  offer: null,
  time: '2026-11-20T07:26:00.000Z',
  ...own,
});

/** What happened to a quote that is bargained about, the oldest first. */
export const bargainEvents: readonly QuoteEvent[] = [
  event({ id: 1, offer: offer() }),
  event({ id: 2, party: 'buyer', deed: 'counter', from: 'quoted', to: 'bargaining', wish: { quantity: 5000, unitPrice: '5.5' }, note: '每月固定用量' }),
  event({ id: 3, deed: 'hold', from: 'bargaining', note: '最低了，可以送货上门', time: '2026-11-20T08:02:00.000Z' }),
  event({ id: 4, party: 'buyer', deed: 'say', from: 'quoted', note: '什么时候能发货？', time: '2026-11-20T08:10:00.000Z' }),
  event({
    id: 5,
    party: 'buyer',
    deed: 'counter',
    from: 'quoted',
    to: 'bargaining',
    wish: { quantity: 5000, unitPrice: '5.9' },
    time: '2026-11-20T09:00:00.000Z',
  }),
];

/** A quote with its log, from the side of the buyer. */
export const quoteDetail = (own: Partial<QuoteDetail> = {}): QuoteDetail => ({
  ...quoteRow(),
  events: bargainEvents.slice(0, 1),
  deal: null,
  ...own,
});

/** The same quote from the side of the seller, who does not know the buyer yet. */
export const sellerDetail = (own: Partial<QuoteDetail> = {}): QuoteDetail =>
  quoteDetail({
    side: 'seller',
    row: demandRow({ isAnonymous: true, poster: { company: null, place: '深圳', isVerified: true, isSample: true } }),
    counterpart: { company: null, place: '深圳', isVerified: true, isSample: true },
    counterpartText: '深圳·已认证企业',
    isMyTurn: false,
    actions: ['quote', 'withdraw', 'say'],
    ...own,
  });

/** A request for a quote on an own supply. */
export const askedDetail = (own: Partial<QuoteDetail> = {}): QuoteDetail =>
  sellerDetail({
    row: supplyRow(),
    counterpart: { company: { id: 12, name: '样例智控科技（深圳）有限公司' }, place: '深圳', isVerified: true, isSample: true },
    counterpartText: '样例智控科技（深圳）有限公司',
    state: 'waiting',
    isMyTurn: true,
    offer: null,
    unitPrice: null,
    total: null,
    actions: ['quote', 'decline', 'say'],
    events: [event({ id: 1, party: 'buyer', deed: 'ask', to: 'waiting', wish: { quantity: 5000, unitPrice: '0.07' }, note: '要含税，月底前交货' })],
    ...own,
  });
