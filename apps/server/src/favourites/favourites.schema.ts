import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from '../platform/members/members.schema.ts';

const member = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });
const thing = () => bigint({ mode: 'number' }).notNull();
const time = () => timestamp({ withTimezone: true }).notNull();

/** What members keep; the title stays for when the thing is gone. */
export const favourites = pgTable(
  'favours',
  { memberId: member(), kind: text({ enum: ['part', 'document'] }).notNull(), thingId: thing(), title: text().notNull(), createdAt: time() },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.thingId] }), index('favours_newest').on(t.memberId, t.createdAt)],
);

/** What members follow. */
export const follows = pgTable(
  'follows',
  { memberId: member(), kind: text({ enum: ['brand', 'agent', 'author'] }).notNull(), thingId: thing(), title: text().notNull(), createdAt: time() },
  (t) => [
    primaryKey({ columns: [t.memberId, t.kind, t.thingId] }),
    index('follows_newest').on(t.memberId, t.createdAt),
    index('follows_thing').on(t.kind, t.thingId),
  ],
);

/** What members like. */
export const likes = pgTable(
  'likes',
  { memberId: member(), kind: text({ enum: ['document', 'article', 'comment'] }).notNull(), thingId: thing(), createdAt: time() },
  (t) => [primaryKey({ columns: [t.kind, t.thingId, t.memberId] }), index('likes_member').on(t.memberId)],
);
