import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { memberId } from '../platform/members/members.schema.ts';

/** What members looked at: one row a thing, with the newest time. */
export const historyVisits = pgTable(
  'history_visits',
  {
    id: id(),
    memberId: memberId(),
    /** 1 datasheet, 2 article, 3 distributor or trader, 4 demand. */
    type: smallint().notNull(),
    thingId: number().notNull(),
    visitedAt: time().notNull(),
  },
  (t) => [unique('history_visits_thing').on(t.memberId, t.type, t.thingId), index('history_visits_newest').on(t.memberId, t.type, t.visitedAt)],
);

/** Goods of distributors that members looked at, likewise. */
export const agentVisits = pgTable('agent_visits', { id: id(), memberId: memberId(), goodsId: number().notNull(), visitedAt: time().notNull() }, (t) => [
  unique('agent_visits_thing').on(t.memberId, t.goodsId),
  index('agent_visits_newest').on(t.memberId, t.visitedAt),
]);

/** Visits of pages by visitors who agreed; paths only, kept 90 days. */
export const pageVisits = pgTable(
  'page_visits',
  {
    id: id(),
    at: time().notNull(),
    fromPath: text().notNull(),
    path: text().notNull(),
    /** Of the session, never of the request's own word. */
    memberId: number(),
    staySeconds: integer().notNull(),
  },
  (t) => [index('page_visits_at').on(t.at)],
);
