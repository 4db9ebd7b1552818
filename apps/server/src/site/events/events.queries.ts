import type { SiteEvent, SiteEventFacts, SiteEventKind, SiteEventTime } from '@chippage/api/types';
import { and, asc, desc, eq, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { siteSettings } from '../site.schema.ts';
import { stateOf } from './events.rules.ts';
import { siteEvents } from './events.schema.ts';

const toEvent = ({ updatedAt, ...row }: typeof siteEvents.$inferSelect, today: string): SiteEvent => ({
  ...row,
  state: stateOf(row, today),
  updateTime: updatedAt.toISOString(),
});

interface Wish {
  when: SiteEventTime;
  kind: SiteEventKind | undefined;
  keywords: string;
  /** `2026-11-30`, in Shanghai. */
  today: string;
  limit: number;
  offset: number;
}

/** Events whose name, organiser or place holds the words: what is next first, or what was last first. */
export async function listEvents(db: Db, { when, kind, keywords, today, limit, offset }: Wish): Promise<{ rows: SiteEvent[]; total: number }> {
  const like = literalLike(keywords.trim());
  const where = and(
    when === 'past' ? lt(siteEvents.endDate, today) : gte(siteEvents.endDate, today),
    kind && eq(siteEvents.kind, kind),
    keywords.trim() === ''
      ? undefined
      : or(sql`${siteEvents.title} ilike ${like}`, sql`${siteEvents.organiser} ilike ${like}`, sql`${siteEvents.place} ilike ${like}`),
  );
  const order = when === 'past' ? [desc(siteEvents.endDate), desc(siteEvents.id)] : [asc(siteEvents.startDate), asc(siteEvents.id)];
  const rows = await db
    .select()
    .from(siteEvents)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows: rows.map((row) => toEvent(row, today)), total: await db.$count(siteEvents, where) };
}

/** One event. */
export async function findEvent(db: Db, id: number, today: string): Promise<SiteEvent | undefined> {
  const [row] = await db.select().from(siteEvents).where(eq(siteEvents.id, id));
  return row && toEvent(row, today);
}

/** Whether an event of this name begins on this day, another one than `besides`. */
export const isEventFiled = async (db: Db, { title, startDate }: SiteEventFacts, besides = 0): Promise<boolean> =>
  (await db.$count(siteEvents, and(sql`lower(${siteEvents.title}) = lower(${title})`, eq(siteEvents.startDate, startDate), ne(siteEvents.id, besides)))) > 0;

/** Files an event. @returns its number */
export async function insertEvent(tx: Db, facts: SiteEventFacts, now: Date): Promise<number> {
  const [row] = await tx
    .insert(siteEvents)
    .values({ ...facts, updatedAt: now })
    .returning({ id: siteEvents.id });
  if (!row) throw new Error('the event was not written');
  return row.id;
}

/** Puts an event right; one of the sample that an operator wrote over is the operator's. */
export async function updateEvent(tx: Db, id: number, facts: SiteEventFacts, now: Date): Promise<void> {
  await tx
    .update(siteEvents)
    .set({ ...facts, isSample: false, updatedAt: now })
    .where(eq(siteEvents.id, id));
}

/** Takes an event off. @returns whether it was there */
export async function deleteEvent(tx: Db, id: number): Promise<boolean> {
  return (await tx.delete(siteEvents).where(eq(siteEvents.id, id)).returning({ id: siteEvents.id })).length > 0;
}

/** Writes down that the sample was loaded. @returns whether it was not before: events that operators took off do not come back */
export async function markSampleLoaded(tx: Db): Promise<boolean> {
  const rows = await tx.insert(siteSettings).values({ key: 'sample.events', value: 'loaded' }).onConflictDoNothing().returning({ key: siteSettings.key });
  return rows.length > 0;
}

/** Writes events of the sample. */
export async function writeSampleEvents(tx: Db, events: readonly SiteEventFacts[], now: Date): Promise<void> {
  await tx.insert(siteEvents).values(events.map((facts) => ({ ...facts, isSample: true, updatedAt: now })));
}
