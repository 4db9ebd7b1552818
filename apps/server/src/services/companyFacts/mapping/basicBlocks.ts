import type { BlockSource } from './blocks.ts';
import { code, date, joined, long, names, party, share, text } from './fields.ts';
import { type Raw, rowsOf } from './raw.ts';

const year = text('baseInfo.reportYear', 'reportYear');
const yearOf = (raw: Raw) => year(raw)?.text ?? '';

/** 基本信息: who runs a company, who holds it, what it holds, what it filed. */
export const basicBlocks = {
  staff: {
    path: 'ic/staff/2.0',
    fields: { name: party('name', { either: 'id', type: 'type' }), position: (raw) => names('typeJoin')(raw) ?? text('staffTypeName')(raw) },
  },
  holders: {
    path: 'ic/holder/2.0',
    fields: {
      name: party('name', { either: 'id', type: 'type' }),
      percent: share('capital.percent', 'percent'),
      capital: text('capital.amomon', 'amount'),
      payDate: date('capital.time'),
    },
  },
  investments: {
    path: 'ic/inverst/2.0',
    fields: {
      name: party('name', { company: 'id' }),
      percent: share('percent'),
      capital: joined('', text('amount'), text('amountSuffix')),
      state: text('regStatus'),
      setUpDate: date('estiblishTime'),
    },
  },
  branches: {
    path: 'ic/branch/2.0',
    fields: {
      name: party('name', { company: 'id' }),
      state: text('regStatus'),
      representative: party('legalPersonName', {}),
      setUpDate: date('estiblishTime'),
    },
  },
  changes: {
    path: 'ic/changeinfo/2.0',
    fields: { item: text('changeItem'), date: date('changeTime'), before: long('contentBefore'), after: long('contentAfter') },
  },
  reports: {
    path: 'ic/annualreport/2.0',
    rows: (result: unknown) => rowsOf(result).rows.toSorted((a, b) => yearOf(b).localeCompare(yearOf(a))),
    fields: { year, releaseDate: date('releaseTime', 'baseInfo.releaseTime') },
  },
  licences: {
    path: 'm/getLicense/2.0',
    fields: {
      licenceName: text('licencename', 'licenceName'),
      licenceNumber: code('licencenumber', 'licenceNumber'),
      fromDate: date('fromdate', 'fromDate'),
      toDate: date('todate', 'toDate'),
      authority: text('department'),
    },
  },
} as const satisfies Record<string, BlockSource>;
