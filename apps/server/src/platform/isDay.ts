/** Whether there is such a day: `2027-02-30` is none. Also none is what PostgreSQL knows no day for, e.g. the year 0. */
export function isDay(written: string): boolean {
  const day = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === written && written >= '0001';
}
