import { bigint, index, integer, jsonb, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { members } from '../platform/members/members.schema.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const time = () => timestamp({ withTimezone: true });
const member = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** What members looked at: one row a thing, with the newest time. */
export const historyVisits = pgTable(
  'history_visits',
  {
    id: id(),
    memberId: member(),
    /** 1 datasheet, 2 article, 4 demand. */
    type: smallint().notNull(),
    thingId: bigint({ mode: 'number' }).notNull(),
    visitedAt: time().notNull(),
  },
  (t) => [unique('history_visits_thing').on(t.memberId, t.type, t.thingId), index('history_visits_newest').on(t.memberId, t.type, t.visitedAt)],
);

/** Goods of distributors that members looked at, likewise. */
export const agentVisits = pgTable(
  'agent_visits',
  { id: id(), memberId: member(), goodsId: bigint({ mode: 'number' }).notNull(), visitedAt: time().notNull() },
  (t) => [unique('agent_visits_thing').on(t.memberId, t.goodsId), index('agent_visits_newest').on(t.memberId, t.visitedAt)],
);

/** A link of a member's own navigation. */
export interface OwnLinkRow {
  name: string;
  url: string;
  image: string | null;
}

/** Own navigations, whole. */
export const memberNavigations = pgTable('member_navigations', {
  memberId: member().primaryKey(),
  common: jsonb().$type<OwnLinkRow[]>().notNull(),
  agent: jsonb().$type<OwnLinkRow[]>().notNull(),
  brand: jsonb().$type<OwnLinkRow[]>().notNull(),
  /** 1: links open in a new tab. */
  tabOpenStatus: smallint().notNull(),
  updatedAt: time().notNull(),
});

/** Visits of pages by visitors who agreed; paths only, kept 90 days. */
export const pageVisits = pgTable(
  'page_visits',
  {
    id: id(),
    at: time().notNull(),
    fromPath: text().notNull(),
    path: text().notNull(),
    /** Of the session, never of the request's own word. */
    memberId: bigint({ mode: 'number' }),
    staySeconds: integer().notNull(),
  },
  (t) => [index('page_visits_at').on(t.at)],
);
