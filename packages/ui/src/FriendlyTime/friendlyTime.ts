const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, as a fact that a text can be made of; `date` means: show the calendar day. */
export type Age = { key: 'justNow' | 'weekAgo' | 'date' } | { key: 'minutesAgo' | 'hoursAgo' | 'daysAgo'; count: number };

/**
 * Sorts a time into classes: date after 7 days, 一周前 at exactly 7 whole days, then days, hours, minutes from 2 on, else 刚刚.
 * @param time Epoch milliseconds.
 * @param now Epoch milliseconds. A time slightly ahead of a slow clock counts as now; one more than a minute ahead is shown as its date.
 */
export function ageOf(time: number, now: number): Age {
  const passed = now - time;
  if (passed < -MINUTE_MS) return { key: 'date' };
  const days = Math.floor(passed / DAY_MS);
  if (days > 7) return { key: 'date' };
  if (days === 7) return { key: 'weekAgo' };
  if (days >= 1) return { key: 'daysAgo', count: days };
  if (passed >= HOUR_MS) return { key: 'hoursAgo', count: Math.floor(passed / HOUR_MS) };
  const minutes = Math.floor(passed / MINUTE_MS);
  return minutes > 1 ? { key: 'minutesAgo', count: minutes } : { key: 'justNow' };
}

// Server and browser must write the same text, wherever either stands.
const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * The calendar day and minute, the same for every reader: `2026-11-20`, `2026-11-20 09:42`.
 * @param time Epoch milliseconds.
 * @param timeZone IANA name. @default China's
 */
export function absoluteTime(time: number, timeZone = 'Asia/Shanghai'): { date: string; minute: string } {
  const part = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${part['year']}-${part['month']}-${part['day']}`;
  return { date, minute: `${date} ${part['hour']}:${part['minute']}` };
}
