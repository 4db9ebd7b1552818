import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from '../platform/database/columns.ts';
import { memberId } from '../platform/members/members.schema.ts';

/** Notices of the site to members. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    memberId: memberId(),
    kind: text({
      enum: ['order', 'comment', 'review', 'feedback', 'account', 'system', 'savedSearch', 'changeNotice', 'inquiry', 'job', 'registryWatch'],
    }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** A path of this site. */
    href: text(),
    createdAt: time().notNull(),
    readAt: time(),
  },
  (t) => [
    index('notices_member').on(t.memberId, t.createdAt),
    index('notices_unread')
      .on(t.memberId)
      .where(sql`read_at is null`),
  ],
);

/** Counts of notices that are not read, kept in the transaction of every change: headers of every page ask for them. */
export const unreadCounts = pgTable('unread_counts', { memberId: memberId().primaryKey(), notices: integer().notNull().default(0) }, (t) => [
  check('unread_counts_positive', sql`${t.notices} >= 0`),
]);
