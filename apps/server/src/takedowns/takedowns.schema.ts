import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { members } from '../platform/members/members.schema.ts';

/** Notices that content infringes somebody's rights, and what was said against them. */
export const takedowns = pgTable(
  'takedowns',
  {
    id: id(),
    /** Opens the page of its state. */
    code: text().notNull(),
    right: text({ enum: ['copyright', 'trademark', 'privacy'] }).notNull(),
    state: text({ enum: ['received', 'upheld', 'rejected', 'contested', 'restored'] })
      .notNull()
      .default('received'),
    holder: text().notNull(),
    content: text().notNull(),
    proof: text().notNull(),
    contact: text().notNull(),
    createdAt: time().notNull(),
    decidedAt: time(),
    decidedBy: number().references(() => members.id, { onDelete: 'set null' }),
    reason: text(),
    /** Who published the content and says that it infringes nothing. */
    counterMemberId: number().references(() => members.id, { onDelete: 'set null' }),
    counterStatement: text(),
    counterContact: text(),
    counteredAt: time(),
    counterDecidedAt: time(),
    counterReason: text(),
  },
  (t) => [unique('takedowns_code').on(t.code), index('takedowns_state').on(t.state, t.createdAt), index('takedowns_counter').on(t.counterMemberId)],
);

/** The places that a notice names. */
export const takedownPlaces = pgTable(
  'takedown_places',
  {
    takedownId: number()
      .notNull()
      .references(() => takedowns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** On this site, from `/`. */
    path: text().notNull(),
    kind: text({ enum: ['document', 'article', 'other'] }).notNull(),
    /** Number of the document or article; null: neither. */
    thingId: integer(),
    /** Its title when the notice came. */
    title: text(),
    /** The member who published it, once the notice took it down. */
    publisherId: number().references(() => members.id, { onDelete: 'set null' }),
    /** Whether it is this notice that keeps it off the site. */
    isHeld: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.takedownId, t.position] }),
    index('takedown_places_thing').on(t.kind, t.thingId),
    index('takedown_places_publisher').on(t.publisherId),
  ],
);
