import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import type { ReviewKind, Submission } from './reviews.queries.ts';
import { reviews } from './reviews.schema.ts';

/**
 * Puts something into the queue; unless it is one of many, it replaces what the same member had waiting of its kind.
 * @returns Number of the review.
 */
export async function submitReview(db: Db, { imageUrl = null, isOneOfMany = false, ...submission }: Submission, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    if (!isOneOfMany) await withdrawReview(tx, submission.memberId, submission.kind);
    const [row] = await tx
      .insert(reviews)
      .values({ ...submission, facts: [...submission.facts], imageUrl, submittedAt: now })
      .returning({ id: reviews.id });
    if (!row) throw new Error('the review was not written');
    return row.id;
  });
}

/** Takes back what a member has waiting of a kind. */
export async function withdrawReview(db: Db, memberId: number, kind: ReviewKind): Promise<void> {
  await db.delete(reviews).where(and(eq(reviews.memberId, memberId), eq(reviews.kind, kind), eq(reviews.state, 'pending')));
}

/** The review that waits and whose payload holds these facts; null: none does. */
export async function findWaiting(db: Db, kind: ReviewKind, facts: Record<string, number>): Promise<number | null> {
  const [found] = await db.select({ id: reviews.id }).from(reviews).where(isAbout(kind, facts)).limit(1);
  return found?.id ?? null;
}

/** Takes back what waits about one thing, whoever submitted it. */
export async function withdrawReviewsAbout(db: Db, kind: ReviewKind, facts: Record<string, number>): Promise<void> {
  await db.delete(reviews).where(isAbout(kind, facts));
}

const isAbout = (kind: ReviewKind, facts: Record<string, number>) =>
  and(eq(reviews.kind, kind), eq(reviews.state, 'pending'), sql`${reviews.payload} @> ${JSON.stringify(facts)}::jsonb`);
