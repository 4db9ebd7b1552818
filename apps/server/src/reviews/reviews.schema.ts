import type { ReviewKind } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { memberId, members } from '../platform/members/members.schema.ts';

/** What a domain keeps with a review; `files` are shown to the operator. */
export type ReviewPayload = Record<string, unknown> & { files?: { id: number; name: string; type: string }[] };

/** What waits for an operator, from every domain, and what was decided. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    kind: text().$type<ReviewKind>().notNull(),
    memberId: memberId(),
    title: text().notNull(),
    /** What the operator judges by. */
    facts: jsonb().$type<{ name: string; value: string; before?: string; href?: string }[]>().notNull(),
    imageUrl: text(),
    /** What the domain needs to carry the decision out. */
    payload: jsonb().$type<ReviewPayload>().notNull(),
    state: text({ enum: ['pending', 'approved', 'refused'] })
      .notNull()
      .default('pending'),
    reason: text(),
    submittedAt: time().notNull(),
    decidedAt: time(),
    decidedBy: number().references(() => members.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('reviews_pending')
      .on(t.submittedAt)
      .where(sql`state = 'pending'`),
    index('reviews_decided').on(t.state, t.decidedAt),
    index('reviews_member').on(t.memberId, t.kind),
  ],
);
