import type { Params } from '../transport.ts';
import { baseAnswer, ms } from './baseAnswer.ts';
import { findFirm, type SampleFirm, sampleFirms } from './firms.ts';
import { peopleAnswer } from './peopleAnswers.ts';
import { rawRows, type RawRow } from './rawRows.ts';
import { reportsAnswer } from './reportsAnswer.ts';
import { riskAnswer } from './riskAnswer.ts';
import { searchAnswer } from './searchAnswer.ts';

/** Lists that come in one answer of the former registration. */
const formerLists = (firm: SampleFirm) => ({
  historyNameList: firm.formerNames.map((name, index) => ({
    id: index + 1,
    name,
    startTime: ms(`${2003 + index * 4}-03-01`),
    time: ms(`${2007 + index * 4}-03-01`),
  })),
  locationList: rawRows('hi/ic/2.0#locationList', firm),
  pastLegalPersonList: rawRows('hi/ic/2.0#pastLegalPersonList', firm),
});

const isSaying = (lists: Record<string, unknown[]>) => Object.values(lists).some((list) => list.length > 0);

function wholeAnswer(path: string, firm: SampleFirm): unknown {
  if (path === 'ic/baseinfoV2/2.0') return baseAnswer(firm);
  if (firm.kind === 'silent') return null;
  if (path === 'risk/riskInfo/2.0') return riskAnswer(firm);
  if (path === 'ic/snapshot') return { url: `https://snapshot.example/${firm.id}.png`, time: Date.parse('2026-03-02T10:00:00+08:00') };
  if (path === 'hi/ic/2.0') return isSaying(formerLists(firm)) ? formerLists(firm) : null;
  if (path === 'hi/members') {
    const pastStafferList = rawRows('hi/members#pastStafferList', firm);
    return pastStafferList.length > 0 ? { pastStafferList: [pastStafferList], pastLegalPersonList: [], pastholderList: [] } : null;
  }
  return rawRows(path, firm)[0] ?? null;
}

const whole = new Set(['ic/baseinfoV2/2.0', 'risk/riskInfo/2.0', 'ic/snapshot', 'hi/ic/2.0', 'hi/members', 'mr/briefCancel/2.0', 'mr/liquidating/2.0']);

/** The provider never gives more at once, whatever is asked for. */
const MOST_ROWS = 20;

function pageAnswer(rows: readonly unknown[], { pageNum = '1', pageSize = '20' }: Params): unknown {
  const size = Math.min(MOST_ROWS, Math.max(1, Number(pageSize) || MOST_ROWS));
  const items = rows.slice((Number(pageNum) - 1) * size, Number(pageNum) * size);
  return items.length === 0 ? null : { total: rows.length, items };
}

/** Rows of the tables that stand in the company itself. */
function ownRows(path: string, firm: SampleFirm): RawRow[] | null {
  if (firm.kind === 'silent') return null;
  if (path === 'ic/staff/2.0')
    return firm.staff.map(({ person, posts }) => ({ id: person.id, name: person.name, type: 2, typeJoin: posts, staffTypeName: posts.join(','), toco: 3 }));
  if (path === 'ic/holder/2.0')
    return firm.holders.map(({ person, percent }) => ({
      id: person.id,
      name: person.name,
      type: 2,
      capital: [{ amomon: `${Math.round((firm.capital * percent) / 100)}万人民币`, percent: `${percent}.00%`, time: firm.setUp, paymet: '货币' }],
      capitalActl: [],
    }));
  return null;
}

/** What the provider answers about the sample; null is nothing. */
export function sampleResult(path: string, params: Params): unknown {
  if (path === 'search/2.0') return pageAnswer(searchAnswer(params['word'] ?? '', sampleFirms), params);
  if (path === 'v4/open/allCompanys') return peopleAnswer(params);
  const firm = findFirm(params['keyword'] ?? '');
  if (!firm) return null;
  if (path === 'ic/annualreport/2.0') {
    const reports = reportsAnswer(firm);
    return reports.length === 0 ? null : { total: reports.length, items: reports };
  }
  return whole.has(path) ? wholeAnswer(path, firm) : pageAnswer(ownRows(path, firm) ?? rawRows(path, firm), params);
}
