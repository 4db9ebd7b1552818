import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuthorFacts } from '@chippage/api/types';
import { time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** What members asked for last as authors: to become one, or to change what their page says. */
export const authorRequests = pgTable('author_requests', {
  memberId: memberId().primaryKey(),
  /** What stood on the page; null: the member was no author. */
  before: jsonb().$type<AuthorFacts>(),
  after: jsonb().$type<AuthorFacts>().notNull(),
  state: text({ enum: ['reviewing', 'approved', 'refused'] }).notNull(),
  reason: text(),
  submittedAt: time().notNull(),
  reviewedAt: time(),
});
