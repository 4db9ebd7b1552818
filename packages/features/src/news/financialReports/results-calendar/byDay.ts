import type { FinancialReport } from '@chippage/api/types';

/** What happens on one day. */
export interface ResultsDay {
  /** `2026-11-04`. */
  date: string;
  reports: FinancialReport[];
}

/** Reports by their day, in the order in which they come. */
export function byDay(reports: readonly FinancialReport[]): ResultsDay[] {
  const days = new Map<string, FinancialReport[]>();
  for (const report of reports) days.set(report.date, [...(days.get(report.date) ?? []), report]);
  return [...days].map(([date, own]) => ({ date, reports: own }));
}

/** The day of the week of a date of the calendar, 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
