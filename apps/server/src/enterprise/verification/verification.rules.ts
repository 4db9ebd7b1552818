/** Until when a verification holds that is given now: a year, to the same hour. */
export function inOneYear(now: Date): Date {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  return until;
}
