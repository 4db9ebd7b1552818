import type { RegistryBlock, RegistryField } from './generated/types.ts';

/** What a field of a company's table holds: text, a longer text, a day, an amount in yuan, a share, a person or a company. */
export type RegistryFieldKind = 'text' | 'long' | 'date' | 'yuan' | 'percent' | 'party';

/** Parts of a company's page, in their order. */
export type RegistryGroup = 'basics' | 'court' | 'operation' | 'property' | 'history';

/** What a field holds where it is not plain text. */
export const registryFieldKinds: Readonly<Partial<Record<RegistryField, RegistryFieldKind>>> = {
  name: 'party',
  representative: 'party',
  restricted: 'party',
  applicant: 'party',
  respondent: 'party',
  executed: 'party',
  pledgor: 'party',
  pledgee: 'party',
  percent: 'percent',
  amount: 'yuan',
  unpaidAmount: 'yuan',
  payDate: 'date',
  paidDate: 'date',
  setUpDate: 'date',
  date: 'date',
  releaseDate: 'date',
  fromDate: 'date',
  toDate: 'date',
  filingDate: 'date',
  hearingDate: 'date',
  publishDate: 'date',
  closeDate: 'date',
  putDate: 'date',
  removeDate: 'date',
  decisionDate: 'date',
  applyDate: 'date',
  finishDate: 'date',
  examineDate: 'date',
  before: 'long',
  after: 'long',
  content: 'long',
  duty: 'long',
};

const cases = ['caseNumber', 'cause', 'court', 'parties'] as const;
const entries = ['putDate', 'putReason', 'putAuthority', 'removeDate', 'removeReason'] as const;
const copyrights = ['title', 'version', 'number', 'publishDate'] as const;

/** Fields of every table, in the order of its columns. The first names the row. */
export const registryBlocks: Readonly<Record<RegistryBlock, { group: RegistryGroup; fields: readonly RegistryField[] }>> = {
  staff: { group: 'basics', fields: ['name', 'position'] },
  holders: { group: 'basics', fields: ['name', 'percent', 'capital', 'payDate'] },
  investments: { group: 'basics', fields: ['name', 'percent', 'capital', 'state', 'setUpDate'] },
  branches: { group: 'basics', fields: ['name', 'state', 'representative', 'setUpDate'] },
  changes: { group: 'basics', fields: ['item', 'date', 'before', 'after'] },
  reports: { group: 'basics', fields: ['year', 'releaseDate'] },
  licences: { group: 'basics', fields: ['licenceName', 'licenceNumber', 'fromDate', 'toDate', 'authority'] },
  case_filings: { group: 'court', fields: [...cases, 'filingDate'] },
  hearings: { group: 'court', fields: [...cases, 'hearingDate'] },
  judgments: { group: 'court', fields: ['title', 'caseNumber', 'cause', 'court', 'amount', 'date'] },
  court_notices: { group: 'court', fields: ['noticeKind', 'parties', 'court', 'content', 'publishDate'] },
  delivery_notices: { group: 'court', fields: ['title', 'parties', 'cause', 'court', 'publishDate'] },
  enforcements: { group: 'court', fields: ['caseNumber', 'court', 'amount', 'filingDate'] },
  dishonest: { group: 'court', fields: ['caseNumber', 'court', 'duty', 'performance', 'publishDate'] },
  consumption_limits: { group: 'court', fields: ['caseNumber', 'restricted', 'applicant', 'filingDate', 'publishDate'] },
  closed_cases: { group: 'court', fields: ['caseNumber', 'court', 'amount', 'unpaidAmount', 'closeDate'] },
  bankruptcies: { group: 'court', fields: ['caseNumber', 'applicant', 'respondent', 'court', 'publishDate'] },
  judicial_aid: { group: 'court', fields: ['executed', 'equityAmount', 'court', 'state', 'publishDate'] },
  abnormal: { group: 'operation', fields: entries },
  serious_illegal: { group: 'operation', fields: entries },
  penalties: { group: 'operation', fields: ['decisionNumber', 'cause', 'content', 'authority', 'decisionDate'] },
  equity_pledges: { group: 'operation', fields: ['registerNumber', 'pledgor', 'pledgee', 'equityAmount', 'state', 'date'] },
  chattel_mortgages: { group: 'operation', fields: ['registerNumber', 'debtAmount', 'state', 'authority', 'date'] },
  tax_arrears: { group: 'operation', fields: ['taxKind', 'amount', 'authority', 'publishDate'] },
  tax_violations: { group: 'operation', fields: ['caseNature', 'content', 'authority', 'publishDate'] },
  simple_cancellations: { group: 'operation', fields: ['noticePeriod', 'result', 'authority', 'date'] },
  liquidations: { group: 'operation', fields: ['manager', 'members'] },
  patents: { group: 'property', fields: ['title', 'patentKind', 'lawState', 'number', 'applyDate', 'publishDate', 'inventors'] },
  trademarks: { group: 'property', fields: ['title', 'trademarkClass', 'number', 'state', 'applyDate'] },
  software_copyrights: { group: 'property', fields: copyrights },
  works_copyrights: { group: 'property', fields: ['title', 'workKind', 'number', 'finishDate', 'publishDate'] },
  sites: { group: 'property', fields: ['siteName', 'domain', 'licence', 'examineDate'] },
  former_names: { group: 'history', fields: ['title', 'fromDate', 'toDate'] },
  former_addresses: { group: 'history', fields: ['address', 'fromDate', 'toDate'] },
  former_representatives: { group: 'history', fields: ['representative', 'fromDate', 'toDate'] },
  former_holders: { group: 'history', fields: ['name', 'percent', 'fromDate', 'toDate'] },
  former_staff: { group: 'history', fields: ['name', 'position', 'fromDate', 'toDate'] },
  former_investments: { group: 'history', fields: ['name', 'percent', 'fromDate', 'toDate'] },
  former_cases: { group: 'history', fields: ['title', 'caseNumber', 'cause', 'court', 'date'] },
  former_enforcements: { group: 'history', fields: ['caseNumber', 'court', 'amount', 'filingDate'] },
  former_dishonest: { group: 'history', fields: ['caseNumber', 'court', 'duty', 'performance', 'publishDate'] },
  former_abnormal: { group: 'history', fields: entries },
};

/** The tables of a part of the page, in their order. */
export const blocksOf = (group: RegistryGroup): RegistryBlock[] =>
  (Object.keys(registryBlocks) as RegistryBlock[]).filter((block) => registryBlocks[block].group === group);
