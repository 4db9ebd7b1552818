import type {
  RegistryCompany,
  RegistryField,
  RegistryHit,
  RegistryHits,
  RegistryPerson,
  RegistryProvenance,
  RegistryRecord,
  RegistryRecords,
  RegistryRelations,
  RegistryReport,
  RegistryRisk,
  RegistryScore,
  RegistryValue,
} from '@chippage/api/types';
import { scoreOf, scoreParts } from '@chippage/api/registry';

/** Where the facts of the stories come from. No such company exists. */
export const provenance: RegistryProvenance = { source: '示例工商数据', asOf: '2026-11-30T02:20:00Z', isStale: false, isSample: true };

/** One field of a row. */
export const valueOf = (field: RegistryField, text: string, of: Partial<Pick<RegistryValue, 'companyId' | 'personId'>> = {}): RegistryValue => ({
  field,
  text,
  companyId: null,
  personId: null,
  ...of,
});

const row = (id: string, ...values: RegistryValue[]): RegistryRecord => ({ id, values });

/** Holders: a company, a person, and one of whom the register says little. */
export const holderRecords: RegistryRecord[] = [
  row(
    'h1',
    valueOf('name', '示例控股（深圳）有限公司', { companyId: 31 }),
    valueOf('percent', '65%'),
    valueOf('capital', '650万人民币'),
    valueOf('payDate', '2035-12-31'),
  ),
  row('h2', valueOf('name', '李示例', { personId: 7001 }), valueOf('percent', '35%'), valueOf('capital', '350万人民币')),
];

/** What courts execute. */
export const enforcementRecords: RegistryRecord[] = [
  row(
    'e1',
    valueOf('caseNumber', '（2026）示0000执0012号'),
    valueOf('court', '示例市示例区人民法院'),
    valueOf('amount', '1286400'),
    valueOf('filingDate', '2026-03-02'),
  ),
  row(
    'e2',
    valueOf('caseNumber', '（2025）示0000执1187号'),
    valueOf('court', '示例市示例区人民法院'),
    valueOf('amount', '58210.5'),
    valueOf('filingDate', '2025-09-17'),
  ),
  row('e3', valueOf('caseNumber', '（2025）示0000执0951号'), valueOf('court', '示例市中级人民法院'), valueOf('filingDate', '2025-07-08')),
];

/** Annual reports. */
export const reportRecords: RegistryRecord[] = [
  row('r1', valueOf('year', '2025'), valueOf('releaseDate', '2026-05-20')),
  row('r2', valueOf('year', '2024'), valueOf('releaseDate', '2025-06-11')),
];

/** Changes of the registration. */
export const changeRecords: RegistryRecord[] = [
  row('c1', valueOf('item', '法定代表人变更'), valueOf('date', '2024-02-06'), valueOf('before', '王示例'), valueOf('after', '李示例')),
];

/** Former names. */
export const formerNameRecords: RegistryRecord[] = [
  row('n1', valueOf('title', '示例微电（深圳）有限公司'), valueOf('fromDate', '2016-08-10'), valueOf('toDate', '2021-03-05')),
  row('n2', valueOf('title', '示例元件商行'), valueOf('fromDate', '2014-04-01'), valueOf('toDate', '2016-08-10')),
];

/** A page of a table. */
export const recordsOf = (block: RegistryRecords['block'], records: RegistryRecord[], total = records.length): RegistryRecords => ({
  block,
  records,
  total,
  pageIndex: 1,
  pageSize: 10,
  provenance,
});

/** A visitor may not ask the provider. */
export const loginNeeded = {
  status: 'failed' as const,
  code: 'registry.login_needed' as const,
  message: '登录后每天可以查 50 家公司；这一家还没有人查过，请登录后查看',
  onRetry: () => undefined,
};

const hit: RegistryHit = {
  kind: 'company',
  id: 12,
  name: '示例现货电子（深圳）有限公司',
  marks: [{ from: 2, to: 6 }],
  match: 'name',
  matchText: null,
  state: 'operating',
  stateText: '存续',
  creditCode: '91990000MA0000001B',
  representative: '李示例',
  setUpDate: '2014-04-01',
  capital: '1000万人民币',
  place: '广东',
  companies: [],
};

/** What words found: by name, by a former name, a person, and one that does not exist any more. */
export const hits: RegistryHits = {
  hits: [
    hit,
    { ...hit, id: 13, name: '示例芯城电子有限公司', marks: [], match: 'former_name', matchText: '示例现货电子商行', creditCode: '91990000MA0000009X' },
    {
      ...hit,
      kind: 'person',
      id: 7001,
      name: '李示例',
      marks: [],
      match: 'person',
      state: null,
      stateText: null,
      creditCode: null,
      representative: null,
      setUpDate: null,
      capital: null,
      place: null,
      companies: [
        { id: 12, name: '示例现货电子（深圳）有限公司' },
        { id: 31, name: '示例控股（深圳）有限公司' },
      ],
    },
    {
      ...hit,
      id: 14,
      name: '示例旧货电子有限公司',
      marks: [{ from: 3, to: 6 }],
      state: 'deregistered',
      stateText: '注销',
      capital: null,
      representative: null,
    },
  ],
  total: 4,
  pageIndex: 1,
  pageSize: 20,
  provenance,
};

/** What the register says of a company. */
export const company: RegistryCompany = {
  id: 12,
  name: '示例现货电子（深圳）有限公司',
  nameEn: 'Shili Spot Electronics (Shenzhen) Co., Ltd. (sample)',
  formerNames: ['示例微电（深圳）有限公司', '示例元件商行'],
  state: 'operating',
  stateText: '存续（在营、开业、在册）',
  creditCode: '91990000MA0000001B',
  registerNumber: '990000000000001',
  organizationCode: 'MA0000001',
  taxNumber: '91990000MA0000001B',
  representative: { name: '李示例', personId: 7001, companyId: null },
  kindText: '有限责任公司（自然人投资或控股）',
  industry: '批发业',
  capital: '1000万人民币',
  paidInCapital: '620万人民币',
  setUpDate: '2014-04-01',
  fromDate: '2014-04-01',
  toDate: null,
  approvedDate: '2024-02-06',
  registerOffice: '示例市市场监督管理局',
  address: '示例市示例区示例路 1 号示例大厦 8 楼',
  place: '广东',
  scope: '一般经营项目：集成电路、电子元器件的销售；供应链管理服务。',
  staffRange: '20-99人',
  insuredStaff: 36,
  isMicro: true,
  listing: null,
  endDate: null,
  endReason: null,
  email: 'office@example.com',
  phones: ['0755-00000001'],
  hasHiddenPhone: true,
  websites: ['www.example.com'],
  tags: ['小微企业'],
  counts: [
    { block: 'holders', total: 2 },
    { block: 'enforcements', total: 3 },
    { block: 'dishonest', total: 0 },
  ],
  enterpriseId: 1,
  provenance,
};

/** Its risks. */
export const risk: RegistryRisk = {
  companyId: 12,
  name: company.name,
  level: 'medium',
  groups: [
    {
      scope: 'own',
      count: 4,
      items: [
        {
          title: '被执行人',
          level: 'high',
          total: 3,
          block: 'enforcements',
          events: [{ id: 'x1', text: '被示例市示例区人民法院列为被执行人，执行标的 1,286,400 元', count: 1, company: null }],
        },
        {
          title: '经营异常',
          level: 'low',
          total: 1,
          block: 'abnormal',
          events: [{ id: 'x2', text: '通过登记的住所无法联系，已移出', count: 1, company: null }],
        },
      ],
    },
    {
      scope: 'related',
      count: 1,
      items: [
        {
          title: '股东被限制消费',
          level: 'medium',
          total: 1,
          block: null,
          events: [{ id: 'x3', text: '股东的法定代表人被限制高消费', count: 1, company: { id: 31, name: '示例控股（深圳）有限公司' } }],
        },
      ],
    },
    { scope: 'historical', count: 0, items: [] },
    { scope: 'warning', count: 0, items: [] },
  ],
  provenance,
};

/** An annual report. */
export const report: RegistryReport = {
  companyId: 12,
  name: company.name,
  year: 2025,
  years: [2025, 2024, 2023],
  releaseDate: '2026-05-20',
  facts: [
    valueOf('state', '开业'),
    valueOf('employees', '36人'),
    valueOf('address', '示例市示例区示例路 1 号示例大厦 8 楼'),
    valueOf('assets', '企业选择不公示'),
    valueOf('sales', '3250万元'),
  ],
  tables: [
    { section: 'holders', records: holderRecords },
    { section: 'sites', records: [row('s1', valueOf('siteName', '示例现货商城'), valueOf('domain', 'www.example.com'), valueOf('kind', '网站'))] },
    { section: 'guarantees', records: [] },
  ],
  provenance,
};

/** A person with two posts. */
export const person: RegistryPerson = {
  id: 7001,
  name: '李示例',
  roles: [
    {
      company: { id: 12, name: company.name },
      state: 'operating',
      stateText: '存续',
      roles: ['法定代表人', '执行董事', '总经理'],
      percent: '35%',
      setUpDate: '2014-04-01',
      place: '广东',
    },
    {
      company: { id: 31, name: '示例控股（深圳）有限公司' },
      state: 'operating',
      stateText: '在业',
      roles: ['监事'],
      percent: null,
      setUpDate: null,
      place: null,
    },
  ],
  total: 2,
  namesakes: 1,
  provenance,
};

/** Who holds a company and whom it holds. */
export const relations: RegistryRelations = {
  companyId: 12,
  name: company.name,
  nodes: [
    { key: 'c12', kind: 'company', id: 12, name: company.name, level: 0 },
    { key: 'c31', kind: 'company', id: 31, name: '示例控股（深圳）有限公司', level: -1 },
    { key: 'p7001', kind: 'person', id: 7001, name: '李示例', level: -1 },
    { key: 'c44', kind: 'company', id: 44, name: '示例仓储（东莞）有限公司', level: 1 },
    { key: 'c45', kind: 'company', id: null, name: '示例港芯国际（香港）有限公司', level: 1 },
  ],
  relations: [
    { from: 'c31', to: 'c12', kind: 'holds', label: '65%' },
    { from: 'p7001', to: 'c12', kind: 'holds', label: '35%' },
    { from: 'p7001', to: 'c12', kind: 'represents', label: '法定代表人' },
    { from: 'c12', to: 'c44', kind: 'holds', label: '100%' },
    { from: 'c12', to: 'c45', kind: 'holds', label: null },
  ],
  left: 0,
  provenance,
};

const parts = scoreParts({ age: 12, state: 1, paid_in_capital: 62, insured_staff: null, cases: 3, dishonest: 0, abnormal: 0 });

/** A scorecard in which one fact is not known. */
export const score: RegistryScore = { companyId: 12, name: company.name, score: scoreOf(parts), parts, provenance };
