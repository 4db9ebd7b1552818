import type { BlockSource } from './blocks.ts';
import { code, date, long, names, party, sides, sum, text } from './fields.ts';

const caseNumber = code('caseNo', 'caseno', 'caseCode', 'casecode');
const court = text('court', 'courtName', 'execCourtName', 'courtname', 'courtcode');
const cause = text('caseReason', 'reason');
const parties = sides(['原告', 'plaintiff'], ['被告', 'defendant'], ['第三人', 'third']);

/** Fields of who does not do what a court ordered, now or formerly. */
export const dishonestFields = {
  caseNumber,
  court,
  duty: long('duty'),
  performance: text('performance'),
  publishDate: date('publishdate', 'publishDate'),
} as const satisfies BlockSource['fields'];

/** Fields of an enforcement, now or formerly. */
export const enforcementFields = {
  caseNumber,
  court,
  amount: sum('execMoney'),
  filingDate: date('caseCreateTime'),
} as const satisfies BlockSource['fields'];

/** 司法: eleven tables of courts. Names of judges and their phones are in none of them. */
export const courtBlocks = {
  case_filings: { path: 'jr/courtRegister/2.0', fields: { caseNumber, cause, court, parties, filingDate: date('filingDate') } },
  hearings: { path: 'jr/ktannouncement/2.0', fields: { caseNumber, cause, court, parties, hearingDate: date('startDate') } },
  judgments: {
    path: 'jr/lawSuit/3.0',
    fields: { title: text('title'), caseNumber, cause, court, amount: sum('caseMoney'), date: date('judgeTime', 'submitTime') },
  },
  court_notices: {
    path: 'jr/courtAnnouncement/2.0',
    fields: {
      noticeKind: text('bltntypename', 'bltnTypeName'),
      parties: (raw) => sides(['原告', 'party1'], ['当事人', 'party2'])(raw) ?? parties(raw),
      court,
      content: long('content'),
      publishDate: date('publishdate', 'publishDate'),
    },
  },
  delivery_notices: {
    path: 'jr/sendAnnouncement/2.0',
    fields: { title: text('title'), parties, cause, court, publishDate: date('startDate') },
  },
  enforcements: { path: 'jr/zhixinginfo/2.0', fields: enforcementFields },
  dishonest: { path: 'jr/dishonest/2.0', fields: dishonestFields },
  consumption_limits: {
    path: 'jr/consumptionRestriction/2.0',
    fields: {
      caseNumber,
      restricted: party('xname', {}),
      applicant: party('applicant', { company: 'applicantCid' }),
      filingDate: date('caseCreateTime'),
      publishDate: date('publishDate'),
    },
  },
  closed_cases: {
    path: 'jr/endCase/2.0',
    fields: { caseNumber, court, amount: sum('execMoney'), unpaidAmount: sum('noExecMoney'), closeDate: date('caseFinalTime') },
  },
  bankruptcies: {
    path: 'jr/bankruptcy/2.0',
    fields: { caseNumber, applicant: names('applicant'), respondent: names('respondent'), court, publishDate: date('submitTime', 'publishDate') },
  },
  judicial_aid: {
    path: 'v4/open/judicial',
    fields: {
      executed: party('executedPerson', { company: 'executedPersonCid', person: 'executedPersonHid' }),
      equityAmount: text('equityAmount'),
      court: text('executiveCourt'),
      state: text('typeState'),
      publishDate: date('publicityDate', 'frozenInfo.publicityDate'),
    },
  },
} as const satisfies Record<string, BlockSource>;

/** Fields of a case that was closed and left the lists. */
export const formerCaseFields = {
  title: text('title'),
  caseNumber,
  cause,
  court,
  date: date('judgeTime', 'submitTime', 'submittime'),
} as const satisfies BlockSource['fields'];
