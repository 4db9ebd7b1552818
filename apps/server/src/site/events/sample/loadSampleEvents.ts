import type { Platform } from '../../../platform/context.ts';
import { shanghaiDate } from '../../../platform/shanghai.ts';
import { markSampleLoaded, writeSampleEvents } from '../events.queries.ts';
import { sampleEvents } from './sampleEvents.ts';

const DAY = 86_400_000;

/** Writes the events of the sample around today, once. @returns how many were written */
export async function loadSampleEvents({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const dayAfter = (days: number) => shanghaiDate(new Date(now.getTime() + days * DAY));
  return db.transaction(async (tx) => {
    if (!(await markSampleLoaded(tx))) return 0;
    const events = sampleEvents.map(({ from, days, ...facts }) => ({ ...facts, startDate: dayAfter(from), endDate: dayAfter(from + days - 1) }));
    await writeSampleEvents(tx, events, now);
    return events.length;
  });
}
