import type { Entry } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

const entry = (own: Partial<Entry> & Pick<Entry, 'id'>): Entry => ({
  kind: 'brand',
  state: 'reviewing',
  reason: null,
  name: 'Jialing Semi',
  nameCn: '嘉陵半导体',
  country: 'CN',
  website: 'https://jialing.example.com/',
  agentKind: null,
  evidence: '官网首页',
  brandId: null,
  brandName: null,
  agentId: null,
  validTo: null,
  mpns: [],
  submitTime: ago(2 * HOUR_MS),
  decideTime: null,
  ...own,
});

/** Entries of a member in every state. */
export const myEntries: readonly Entry[] = [
  entry({ id: 3 }),
  entry({
    id: 2,
    kind: 'agent',
    agentKind: 'catalog',
    state: 'refused',
    reason: '官网打不开，请换一个能查到的地址',
    name: 'Beichen Distribution',
    nameCn: '北辰分销',
  }),
  entry({ id: 1, kind: 'trader', state: 'published', name: 'Nanhe Trading', nameCn: null, agentId: 10_003, decideTime: ago(DAY_MS) }),
];

/** A brand of a distributor, one of a trader and part numbers of a trader. */
export const lineEntries: readonly [Entry, Entry, Entry] = [
  entry({
    id: 6,
    kind: 'agent_brand',
    name: 'Beichen Distribution',
    nameCn: '北辰分销',
    brandId: 12,
    brandName: '思瑞浦',
    agentId: 9001,
    validTo: '2027-12-31',
  }),
  entry({
    id: 5,
    kind: 'trader_brand',
    state: 'refused',
    reason: '官网上没有写经营这个品牌',
    name: 'Nanhe Trading',
    nameCn: null,
    brandId: 12,
    brandName: '思瑞浦',
    agentId: 9006,
  }),
  entry({
    id: 4,
    kind: 'trader_model',
    state: 'published',
    name: 'Nanhe Trading',
    nameCn: null,
    agentId: 9006,
    mpns: ['TPS5430DDAR', 'BAT54S,215'],
    decideTime: ago(DAY_MS),
  }),
];
