import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { number, time } from '../platform/database/columns.ts';
import { memberId } from '../platform/members/members.schema.ts';

const thing = () => number().notNull();

/** What members keep; the title stays for when the thing is gone. */
export const favourites = pgTable(
  'favours',
  {
    memberId: memberId(),
    kind: text({ enum: ['part', 'document', 'brand', 'agent', 'merchant', 'resource', 'job'] }).notNull(),
    thingId: thing(),
    title: text().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.thingId] }), index('favours_newest').on(t.memberId, t.createdAt)],
);

/** What members follow. */
export const follows = pgTable(
  'follows',
  {
    memberId: memberId(),
    kind: text({ enum: ['brand', 'agent', 'author', 'part'] }).notNull(),
    thingId: thing(),
    title: text().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.kind, t.thingId] }),
    index('follows_newest').on(t.memberId, t.createdAt),
    index('follows_thing').on(t.kind, t.thingId),
  ],
);

/** What members like. */
export const likes = pgTable(
  'likes',
  { memberId: memberId(), kind: text({ enum: ['document', 'article', 'comment', 'post'] }).notNull(), thingId: thing(), createdAt: time().notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.thingId, t.memberId] }), index('likes_member').on(t.memberId)],
);
