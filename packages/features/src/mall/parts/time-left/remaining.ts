/** How long there is at least, as coarse as people think of it. */
type Remaining = { unit: 'days' | 'hours' | 'minutes'; count: number };

const HOUR = 60;
const DAY = 24 * HOUR;

/** Rounds what is left down, so that nobody is promised more: days, hours, five minutes, and at the end single minutes. @param minutes The begun one counted */
export function remainingOf(minutes: number): Remaining {
  if (minutes > 2 * DAY) return { unit: 'days', count: Math.floor((minutes - 1) / DAY) };
  if (minutes > 2 * HOUR) return { unit: 'hours', count: Math.floor((minutes - 1) / HOUR) };
  if (minutes > 10) return { unit: 'minutes', count: Math.floor(minutes / 5) * 5 };
  return { unit: 'minutes', count: Math.max(1, minutes) };
}
