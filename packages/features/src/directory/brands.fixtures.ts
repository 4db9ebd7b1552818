import type { Brand, BrandProfile } from '@chippage/api/types';

/** A brand of the catalogue. */
export const brandOf = (id: number, name: string, nameCn: string | null, initial: string, partCount: number, extra: Partial<Brand> = {}): Brand => ({
  id,
  name,
  nameCn,
  initial,
  pinyin: null,
  country: 'US',
  isDomestic: false,
  website: null,
  founded: null,
  parent: null,
  aliases: [],
  partCount,
  documentCount: 0,
  ...extra,
});

const onsemi = { id: 258, name: 'onsemi', nameCn: '安森美' };
const fairchild = { id: 100, name: 'Fairchild Semiconductor', nameCn: '仙童半导体' };

/** A brand that bought another one. */
export const sampleProfile: BrandProfile = {
  ...brandOf(258, 'onsemi', '安森美', 'O', 412, {
    website: 'https://www.onsemi.com',
    founded: 1999,
    aliases: ['ON Semiconductor', 'ON', 'ONSEMI', 'ON Semi'],
    documentCount: 187,
  }),
  owner: null,
  owned: [fairchild],
  history: [
    { year: 1999, kind: 'spun_off', owner: { id: 224, name: 'Motorola', nameCn: '摩托罗拉' }, company: onsemi },
    { year: 2011, kind: 'acquired', owner: onsemi, company: { id: null, name: 'Sanyo Semiconductor', nameCn: null } },
    { year: 2016, kind: 'acquired', owner: onsemi, company: fairchild },
  ],
  lines: [
    { category: 'power/ldo', name: 'LDO 线性稳压器', parent: { id: 'power', name: '电源管理' }, count: 180 },
    { category: 'discrete/mosfet', name: 'MOSFET', parent: { id: 'discrete', name: '分立器件' }, count: 132 },
    { category: 'power/dcdc', name: 'DC-DC 转换器', parent: { id: 'power', name: '电源管理' }, count: 100 },
  ],
  agentCount: 12,
  traderCount: 3,
  hostedCount: 2,
  lastDocumentTime: '2026-07-01T08:00:00.000Z',
};

/** A brand that belongs to another one now. */
export const ownedProfile: BrandProfile = {
  ...brandOf(100, 'Fairchild Semiconductor', '仙童半导体', 'F', 96, {
    website: 'https://www.onsemi.com',
    founded: 1957,
    parent: 'onsemi',
    aliases: ['FAIRCHILD', 'Fairchild'],
    documentCount: 42,
  }),
  owner: onsemi,
  owned: [],
  history: [{ year: 2016, kind: 'acquired', owner: onsemi, company: fairchild }],
  lines: [{ category: 'discrete/mosfet', name: 'MOSFET', parent: { id: 'discrete', name: '分立器件' }, count: 96 }],
  agentCount: 0,
  traderCount: 0,
  hostedCount: 0,
  lastDocumentTime: '2026-03-01T08:00:00.000Z',
};

/** A brand of which next to nothing is known. */
export const bareProfile: BrandProfile = {
  ...brandOf(399, 'A Maker Of Components With A Very Long Registered Company Name Limited', null, 'A', 0, { country: null }),
  owner: null,
  owned: [],
  history: [],
  lines: [],
  agentCount: 0,
  traderCount: 0,
  hostedCount: 0,
  lastDocumentTime: null,
};
