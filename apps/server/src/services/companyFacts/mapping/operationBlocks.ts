import type { BlockSource } from './blocks.ts';
import { code, date, long, names, party, sum, text } from './fields.ts';
import { rawOf, rowsOf } from './raw.ts';

/** Fields of an entry in a list of the market regulator, now or formerly. */
export const entryFields = {
  putDate: date('putDate'),
  putReason: long('putReason'),
  putAuthority: text('putDepartment'),
  removeDate: date('removeDate'),
  removeReason: long('removeReason'),
} as const satisfies BlockSource['fields'];

/** Rows of an answer that is one object without a list. */
const single = (result: unknown) => {
  const raw = rawOf(result);
  const { rows } = rowsOf(result);
  return rows.length > 0 || !raw ? rows : [raw];
};

/** 经营风险: lists, penalties, pledges, taxes, endings. */
export const operationBlocks = {
  abnormal: { path: 'mr/abnormal/2.0', fields: entryFields },
  serious_illegal: { path: 'mr/illegalinfo/2.0', fields: entryFields },
  penalties: {
    path: 'mr/punishmentInfo/3.0',
    fields: {
      decisionNumber: code('punishNumber', 'punishNo'),
      cause: text('reason', 'type', 'typeName'),
      content: long('content', 'punishContent'),
      authority: text('departmentName', 'department'),
      decisionDate: date('decisionDate'),
    },
  },
  equity_pledges: {
    path: 'mr/equityInfo/2.0',
    fields: {
      registerNumber: code('regNumber'),
      pledgor: party('pledgor', { company: 'pledgorCid', person: 'pledgorHid' }),
      pledgee: party('pledgee', { company: 'pledgeeCid', person: 'pledgeeHid' }),
      equityAmount: text('equityAmount'),
      state: text('state'),
      date: date('regDate'),
    },
  },
  chattel_mortgages: {
    path: 'mr/mortgageInfo/2.0',
    fields: {
      registerNumber: code('baseInfo.regNum', 'regNum'),
      debtAmount: text('baseInfo.amount', 'amount', 'baseInfo.overviewAmount', 'overviewAmount'),
      state: text('baseInfo.status', 'status'),
      authority: text('baseInfo.regDepartment', 'regDepartment'),
      date: date('baseInfo.regDate', 'regDate'),
    },
  },
  tax_arrears: {
    path: 'mr/ownTax/2.0',
    fields: { taxKind: text('taxCategory'), amount: sum('ownTaxBalance', 'ownTaxAmount'), authority: text('department'), publishDate: date('publishDate') },
  },
  tax_violations: {
    path: 'mr/taxContravention/2.0',
    fields: {
      caseNature: text('case_type', 'caseType'),
      content: long('case_info', 'caseInfo'),
      authority: text('department'),
      publishDate: date('publish_time', 'publishTime'),
    },
  },
  simple_cancellations: {
    path: 'mr/briefCancel/2.0',
    rows: single,
    fields: {
      noticePeriod: text('announcement_term', 'announcementTerm'),
      result: text('brief_cancel_result', 'briefCancelResult'),
      authority: text('reg_authority', 'regAuthority'),
      date: date('announcement_apply_date', 'announcementApplyDate'),
    },
  },
  liquidations: { path: 'mr/liquidating/2.0', rows: single, fields: { manager: names('manager'), members: names('member') } },
} as const satisfies Record<string, BlockSource>;
