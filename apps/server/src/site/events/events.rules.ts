import type { SiteEventFacts, SiteEventState } from '@chippage/api/types';
import { isDay } from '../../platform/isDay.ts';
import { isOwnPath, isPageAddress } from '../../platform/webAddress.ts';

const DAY = 86_400_000;
/** No event lasts longer; more is a slip of the keys. */
const MOST_DAYS = 366;

/** How far an event is. @param today `2026-11-30`, in Shanghai */
export function stateOf({ startDate, endDate, isCancelled }: Pick<SiteEventFacts, 'startDate' | 'endDate' | 'isCancelled'>, today: string): SiteEventState {
  if (isCancelled) return 'cancelled';
  if (endDate < today) return 'over';
  return startDate <= today ? 'running' : 'coming';
}

/** What was typed, without blanks around it. */
export const tidy = (facts: SiteEventFacts): SiteEventFacts => ({
  ...facts,
  title: facts.title.normalize('NFC').trim(),
  place: facts.place.normalize('NFC').trim(),
  organiser: facts.organiser.normalize('NFC').trim(),
  summary: facts.summary.normalize('NFC').trim(),
  outcome: facts.outcome.normalize('NFC').trim(),
});

/** The first fact that no schema finds wrong, and what to do about it; null: all are right. */
export function wrongFact({ title, organiser, summary, startDate, endDate, url }: SiteEventFacts): { field: string; msg: string } | null {
  if ([...title].length < 2) return { field: 'title', msg: '请填写活动名称，至少 2 个字' };
  if ([...organiser].length < 2) return { field: 'organiser', msg: '请填写主办方，至少 2 个字' };
  if ([...summary].length < 10) return { field: 'summary', msg: '请写明活动内容和参加办法，至少 10 个字' };
  if (!isDay(startDate)) return { field: 'startDate', msg: '没有这一天，请重新填写开始日期' };
  if (!isDay(endDate)) return { field: 'endDate', msg: '没有这一天，请重新填写结束日期' };
  if (endDate < startDate) return { field: 'endDate', msg: '结束日期不能早于开始日期' };
  if (Date.parse(endDate) - Date.parse(startDate) > MOST_DAYS * DAY) return { field: 'endDate', msg: '一场活动最多一年，请检查日期' };
  if (url !== '' && !isPageAddress(url) && !isOwnPath(url)) return { field: 'url', msg: '请填写完整的网址，以 https:// 开头，或本站以 / 开头的地址' };
  return null;
}
