const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const read = (at: Date) => Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));

/** The day in China, whatever the machine says: `2026-11-16`. */
export function shanghaiDate(at: Date): string {
  const { year, month, day } = read(at);
  return `${year}-${month}-${day}`;
}

/** Day and time in China: `11-16 10:42`. */
export function shanghaiMinute(at: Date): string {
  const { month, day, hour, minute } = read(at);
  return `${month}-${day} ${hour}:${minute}`;
}
