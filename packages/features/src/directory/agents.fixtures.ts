import type { AgentChoices, AgentLine, AgentPart, AgentRow } from '@chippage/api/types';

const nothingKnown = {
  regions: [],
  brandCount: 0,
  verifiedCount: 0,
  brandNames: [],
  partCount: 0,
  stockedCount: 0,
  stockOn: null,
  line: null,
  isSample: false,
};

/** Distributors: one that is made up, one of which only public facts are known, one of which hardly anything is. */
export const sampleAgents: readonly AgentRow[] = [
  {
    id: 9001,
    name: 'Shili Authorised Distribution (Shenzhen) Co., Ltd. (sample)',
    nameCn: '示例授权分销（深圳）有限公司',
    website: null,
    country: 'CN',
    kind: 'authorized',
    initial: 'S',
    isSample: true,
    regions: ['southChina', 'hongKong'],
    brandCount: 4,
    verifiedCount: 2,
    brandNames: ['意法半导体', '德州仪器', '英飞凌'],
    partCount: 177,
    stockedCount: 118,
    stockOn: '2026-11-23',
    line: null,
  },
  { ...nothingKnown, id: 2, name: 'Mouser Electronics', nameCn: '贸泽电子', website: 'https://www.mouser.cn', country: 'US', kind: 'catalog', initial: 'M' },
  {
    ...nothingKnown,
    id: 3,
    name: 'Example Independent Trading With A Very Long Registered Company Name Limited',
    nameCn: null,
    website: null,
    country: null,
    kind: 'independent',
    initial: 'E',
  },
];

const line = { agentId: 9001, scope: null, regions: [], validFrom: null, validTo: null, checkedOn: null, hasCertificate: false };

/** Lines of a distributor: proved with a certificate to read, proved without, over, never checked. */
export const sampleLines: readonly AgentLine[] = [
  {
    ...line,
    id: 1,
    brandId: 11,
    brandName: 'STMicroelectronics',
    brandNameCn: '意法半导体',
    scope: '全系列',
    state: 'verified',
    validFrom: '2025-04-01',
    validTo: '2027-03-31',
    checkedOn: '2026-11-14',
    hasCertificate: true,
  },
  {
    ...line,
    id: 2,
    brandId: 12,
    brandName: 'Texas Instruments',
    brandNameCn: '德州仪器',
    state: 'verified',
    validFrom: '2026-01-01',
    validTo: '2027-12-31',
    checkedOn: '2026-11-14',
  },
  {
    ...line,
    id: 3,
    brandId: 13,
    brandName: 'NXP Semiconductors',
    brandNameCn: '恩智浦',
    scope: '微控制器与接口',
    regions: ['southChina', 'hongKong'],
    state: 'expired',
    validFrom: '2024-07-01',
    validTo: '2026-06-30',
    checkedOn: '2026-06-14',
    hasCertificate: true,
  },
  { ...line, id: 4, brandId: 14, brandName: 'Murata', brandNameCn: null, state: 'unverified' },
];

const part = { agentId: 9001, brandId: 11, brandName: 'STMicroelectronics', brandNameCn: '意法半导体' };

/** Part numbers of a distributor: in stock, out of it, and nothing said. */
export const sampleAgentParts: readonly AgentPart[] = [
  { ...part, id: 1, partId: 101, mpn: 'STM32F103C8T6', packageCase: 'LQFP-48', stock: 12_500, moq: 10, leadTimeDays: 56, asOf: '2026-11-23' },
  { ...part, id: 2, partId: 102, mpn: 'STM32G431CBU6', packageCase: 'UFQFPN-48', stock: 0, moq: 1, leadTimeDays: 84, asOf: '2026-11-23' },
  { ...part, id: 3, partId: 103, mpn: 'L7805CV', packageCase: null, stock: null, moq: null, leadTimeDays: null, asOf: null },
];

/** What lists of distributors can be narrowed to. */
export const sampleAgentChoices: AgentChoices = {
  brands: [
    { id: 11, name: 'STMicroelectronics', nameCn: '意法半导体', count: 7 },
    { id: 12, name: 'Texas Instruments', nameCn: '德州仪器', count: 5 },
  ],
  regions: [
    { region: 'southChina', count: 3 },
    { region: 'hongKong', count: 2 },
  ],
};
