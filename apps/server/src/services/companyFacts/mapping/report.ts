import type { RegistryRecord, RegistryReportSection } from '@chippage/api/types';
import type { ReportFact } from '../port.ts';
import { code, date, type FieldOf, long, party, share, text, valuesOf } from './fields.ts';
import { type Raw, rawList, rawOf, rowsOf } from './raw.ts';
import { plainDate, yuan } from './values.ts';

/** An amount, or what the company chose to say of it: 企业选择不公示. */
const amount =
  (path: string): FieldOf =>
  (raw) => {
    const said = text(path)(raw);
    return said && { ...said, text: yuan(said.text) ?? said.text };
  };

const facts = {
  state: text('manageState'),
  employees: text('employeeNum'),
  assets: amount('totalAssets'),
  equity: amount('totalEquity'),
  sales: amount('totalSales'),
  profit: amount('totalProfit'),
  netProfit: amount('retainedProfit'),
  tax: amount('totalTax'),
  liabilities: amount('totalLiability'),
  phone: text('phoneNumber', 'phone'),
  email: text('email'),
  address: text('postalAddress'),
} as const;

/** A phone that was a person's has nothing left in it. */
const isHidden = (said: string) => !/[\da-z\p{Script=Han}]/iu.test(said);

const sections: readonly { section: RegistryReportSection; list: readonly string[]; fields: Readonly<Record<string, FieldOf>> }[] = [
  { section: 'sites', list: ['webInfoList', 'webList'], fields: { siteName: text('name'), domain: text('website'), kind: text('webType') } },
  {
    section: 'holders',
    list: ['shareholderList', 'shareHolderList'],
    fields: {
      name: party('investorName', {}),
      capital: text('subscribeAmount'),
      payDate: date('subscribeTime'),
      paidCapital: text('paidAmount'),
      paidDate: date('paidTime'),
    },
  },
  {
    section: 'investments',
    list: ['outboundInvestmentList', 'outBoundList'],
    fields: { name: party('outcompanyName', { company: 'id' }), registerNumber: code('creditCode', 'regNum') },
  },
  {
    section: 'equity_changes',
    list: ['equityChangeInfoList', 'equityChangeList'],
    fields: { name: party('investorName', {}), before: share('ratioBefore'), after: share('ratioAfter'), date: date('changeTime') },
  },
  {
    section: 'guarantees',
    list: ['outGuaranteeInfoList', 'guaranteeList'],
    fields: {
      pledgee: party('creditor', {}),
      pledgor: party('obligor', {}),
      kind: text('creditoType'),
      debtAmount: text('creditoAmount'),
      guarantee: text('guaranteeWay'),
    },
  },
  {
    section: 'changes',
    list: ['changeRecordList'],
    fields: { item: text('changeItem'), date: date('changeTime'), before: long('contentBefore'), after: long('contentAfter') },
  },
];

/** Insured persons by kind: one row for each. */
const insurances: readonly [words: string, path: string][] = [
  ['养老保险', 'endowmentInsurance'],
  ['失业保险', 'unemploymentInsurance'],
  ['医疗保险', 'medicalInsurance'],
  ['工伤保险', 'employmentInjuryInsurance'],
  ['生育保险', 'maternityInsurance'],
];

const recordsOf = (rows: readonly Raw[], fields: Readonly<Record<string, FieldOf>>): RegistryRecord[] =>
  rows.flatMap((raw, index) => {
    const values = valuesOf(raw, fields);
    return values.length === 0 ? [] : [{ id: `${index + 1}`, values }];
  });

function insuranceOf(raw: Raw | null): RegistryRecord[] {
  const rows = insurances.flatMap(([kind, path]) => (raw && text(path)(raw) ? [{ kind, employees: raw[path] }] : []));
  return recordsOf(rows, { kind: text('kind'), employees: text('employees') });
}

function reportOf(raw: Raw): ReportFact | null {
  const base = rawOf(raw['baseInfo']) ?? raw;
  const year = Number(text('reportYear')(base)?.text);
  if (!Number.isInteger(year) || year < 1990 || year > 2200) return null;
  const tables = sections.flatMap(({ section, list, fields }) => {
    const records = recordsOf(
      list.flatMap((name) => rawList(raw[name], 100)),
      fields,
    );
    return records.length === 0 ? [] : [{ section, records }];
  });
  const insurance = insuranceOf(rawOf(raw['reportSocialSecurityInfo']) ?? rawList(raw['socialList'])[0] ?? null);
  return {
    year,
    releaseDate: plainDate(raw['releaseTime']) ?? plainDate(base['releaseTime']),
    facts: valuesOf(base, facts).filter(({ field, text: said }) => field !== 'phone' || !isHidden(said)),
    tables: insurance.length === 0 ? tables : [...tables, { section: 'insurance', records: insurance }],
  };
}

/** At most so many years are kept. */
const MOST_YEARS = 30;

/** The annual reports of an answer, the newest first; one of each year. */
export function readReports(result: unknown): ReportFact[] {
  const all = rowsOf(result).rows.flatMap((raw) => reportOf(raw) ?? []);
  const sorted = all.toSorted((a, b) => b.year - a.year);
  return sorted.filter(({ year }, index) => sorted.findIndex((other) => other.year === year) === index).slice(0, MOST_YEARS);
}
