import type { Lifecycle, SearchAlertKind, SearchCriteria } from '@chippage/api/types';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';
import type { Baseline } from './alerts.rules.ts';

/** Searches that members keep. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    memberId: memberId(),
    name: text().notNull(),
    criteria: jsonb().$type<SearchCriteria>().notNull(),
    kinds: jsonb().$type<SearchAlertKind[]>().notNull(),
    /** In yuan. */
    priceBelow: text(),
    isPaused: boolean().notNull().default(false),
    /** What was known of its parts when somebody last looked; null: it tells of nothing. */
    baseline: jsonb().$type<Baseline>(),
    /** The site on which it was saved: links of its digests lead there. */
    origin: text().notNull(),
    /** When its member last looked at what it finds. */
    seenAt: time().notNull(),
    createdAt: time().notNull(),
    /** Removed by its member; it can be brought back within a day. */
    removedAt: time(),
  },
  (t) => [index('saved_searches_member').on(t.memberId, t.createdAt)],
);

/** What came or changed among the parts of saved searches. */
export const searchFindings = pgTable(
  'search_findings',
  {
    id: id(),
    searchId: number()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    kind: text({ enum: ['newPart', 'newSheet', 'price', 'stock', 'lifecycle'] }).notNull(),
    partId: integer().notNull(),
    mpn: text().notNull(),
    brandName: text().notNull(),
    brandNameCn: text(),
    lifecycle: text().$type<Lifecycle>(),
    unitPrice: text(),
    foundAt: time().notNull(),
    /** When a digest told of it. */
    toldAt: time(),
  },
  (t) => [index('search_findings_search').on(t.searchId, t.foundAt), index('search_findings_member').on(t.memberId, t.toldAt)],
);

/** Days, in Shanghai, on which a member got a digest: the key keeps a second one away. */
export const searchDigests = pgTable('search_digests', { memberId: memberId(), day: text().notNull(), sentAt: time().notNull() }, (t) => [
  primaryKey({ columns: [t.memberId, t.day] }),
]);
