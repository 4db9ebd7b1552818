import type { BlockSource } from './blocks.ts';
import { dishonestFields, enforcementFields, formerCaseFields } from './courtBlocks.ts';
import { date, names, party, share, text } from './fields.ts';
import { entryFields } from './operationBlocks.ts';
import { type Raw, rawList, rawOf } from './raw.ts';

const period = { fromDate: date('startTime', 'fromTime'), toDate: date('endTime', 'time', 'toTime') } as const satisfies BlockSource['fields'];

/** Rows of one list of the former registration. */
const listOf = (name: string) => (result: unknown) => rawList(rawOf(result)?.[name]);

/** Former staff come in groups of one post each. */
const staffRows = (result: unknown): Raw[] => {
  const groups = rawOf(result)?.['pastStafferList'];
  return Array.isArray(groups) ? (groups as unknown[]).slice(0, 50).flatMap((group): Raw[] => rawList(Array.isArray(group) ? group : [group])) : [];
};

/** 历史信息: what a company was. */
export const historyBlocks = {
  former_names: { path: 'hi/ic/2.0', rows: listOf('historyNameList'), fields: { title: text('name'), ...period } },
  former_addresses: { path: 'hi/ic/2.0', rows: listOf('locationList'), fields: { address: text('name'), ...period } },
  former_representatives: {
    path: 'hi/ic/2.0',
    rows: listOf('pastLegalPersonList'),
    fields: { representative: party('name', { person: 'id' }), ...period },
  },
  former_holders: {
    path: 'hi/holder/2.0',
    fields: { name: party('name', { either: 'id', type: 'type' }), percent: share('capital.percent', 'percent'), ...period },
  },
  former_staff: {
    path: 'hi/members',
    rows: staffRows,
    fields: {
      name: party('name', { person: 'id' }),
      position: (raw) => names('typeJoin')(raw) ?? text('staffTypeName', 'position')(raw),
      ...period,
    },
  },
  former_investments: { path: 'hi/invest/2.0', fields: { name: party('name', { company: 'id' }), percent: share('percent', 'capital.percent'), ...period } },
  former_cases: { path: 'hi/lawSuit/3.0', fields: formerCaseFields },
  former_enforcements: { path: 'hi/zhixing/2.0', fields: enforcementFields },
  former_dishonest: { path: 'hi/dishonest/2.0', fields: dishonestFields },
  former_abnormal: { path: 'hi/abnormal/2.0', fields: entryFields },
} as const satisfies Record<string, BlockSource>;
