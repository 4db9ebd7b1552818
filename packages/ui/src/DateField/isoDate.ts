import { type CalendarDate, parseDate } from '@internationalized/date';

/** Reads `2026-07-28`. Nothing at all stays nothing, so that a field without a value keeps its own; what is no date is null. */
export function readDate(text: string | null | undefined): CalendarDate | null | undefined {
  if (text === undefined || text === null) return text;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
