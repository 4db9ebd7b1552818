import type { HistoryMonths } from '@chippage/api/types';
import { shanghaiDate } from '../../platform/shanghai.ts';
import type { HistoryDay } from './offerHistory.queries.ts';

const WEEK = 7 * 24 * 3600 * 1000;
/** Points are weeks: more say nothing in the width of a page. */
const WEEKS_PER_MONTH = 52 / 12;
/** Two years of weeks; what is longer is told in wider steps. */
const MOST_STEPS = 104;

/** The moments at which a history is told. */
interface HistoryTimes {
  /** The oldest first, the last is now. */
  days: HistoryDay[];
  weeksApart: number;
}

/** When a history is told, back from now: so many months, or to the first offer, which the oldest moment lies before. */
export function historyTimes(now: Date, months: HistoryMonths, since: Date | null): HistoryTimes {
  const weeks = months === 'all' ? Math.ceil((now.getTime() - (since ?? now).getTime()) / WEEK) : Math.round(Number(months) * WEEKS_PER_MONTH);
  const weeksApart = Math.max(1, Math.ceil(weeks / MOST_STEPS));
  const steps = Math.ceil(weeks / weeksApart);
  const days = Array.from({ length: steps + 1 }, (_, at) => new Date(now.getTime() - (steps - at) * weeksApart * WEEK)).map((at) => ({
    day: shanghaiDate(at),
    at,
  }));
  return { days, weeksApart };
}
