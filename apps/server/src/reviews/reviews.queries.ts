import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Review } from '@chippage/api/types';
import { memberNames } from '../platform/members/members.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import type { Decision } from '../platform/domain.ts';
import { type ReviewPayload, reviews } from './reviews.schema.ts';

/** A row of the queue. */
export type ReviewRow = typeof reviews.$inferSelect;

/** Kinds of what waits for an operator. */
export type ReviewKind = ReviewRow['kind'];

/** Something that an operator has to look at. */
export interface Submission {
  kind: ReviewKind;
  memberId: number;
  title: string;
  facts: readonly { name: string; value: string; before?: string; href?: string }[];
  imageUrl?: string | null;
  /** A member may have several of these waiting, e.g. comments. @default false */
  isOneOfMany?: boolean;
  /** What `Decide` needs; comes back as `review.payload`. */
  payload: ReviewPayload;
}

interface Found {
  review: ReviewRow;
  nickName: string;
  decidedBy: string | null;
}

const submitters = memberNames('submitters');
const deciders = memberNames('deciders');

const select = (db: Db) =>
  db
    .select({ review: reviews, nickName: submitters.nickName, decidedBy: deciders.nickName })
    .from(reviews)
    .innerJoin(submitters, eq(submitters.id, reviews.memberId))
    .leftJoin(deciders, eq(deciders.id, reviews.decidedBy));

const toReview = ({ review, nickName, decidedBy }: Found): Review => ({
  id: review.id,
  kind: review.kind,
  title: review.title,
  facts: review.facts,
  imageUrl: review.imageUrl,
  files: review.payload.files ?? [],
  state: review.state,
  submitter: { id: review.memberId, nickName },
  submitTime: review.submittedAt.toISOString(),
  decideTime: review.decidedAt?.toISOString() ?? null,
  decidedBy,
  reason: review.reason,
});

interface ReviewWish {
  state: ReviewRow['state'];
  kind: ReviewKind | undefined;
  limit: number;
  offset: number;
}

/** The queue: who waits longest is first; of what was decided, the newest. */
export async function listReviews(db: Db, { state, kind, limit, offset }: ReviewWish): Promise<{ rows: Review[]; total: number }> {
  const where = and(eq(reviews.state, state), kind === undefined ? undefined : eq(reviews.kind, kind));
  const order = state === 'pending' ? [asc(reviews.submittedAt), asc(reviews.id)] : [desc(reviews.decidedAt), desc(reviews.id)];
  const [rows, [counted]] = await Promise.all([
    select(db)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(reviews).where(where),
  ]);
  return { rows: rows.map(toReview), total: counted?.total ?? 0 };
}

/** How reviews stand, by number; those that were taken back are left out. */
export async function standingOf(db: Db, ids: readonly number[]): Promise<Map<number, Pick<ReviewRow, 'state' | 'reason' | 'decidedAt'>>> {
  if (ids.length === 0) return new Map();
  const { id, state, reason, decidedAt } = reviews;
  const rows = await db
    .select({ id, state, reason, decidedAt })
    .from(reviews)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** One review as the console shows it. */
export async function findReview(db: Db, id: number): Promise<Review | undefined> {
  const [row] = await select(db).where(eq(reviews.id, id));
  return row && toReview(row);
}

/** What its domain keeps with a review of a kind; null: there is no such review. */
export async function findReviewPayload(db: Db, id: number, kind: ReviewKind): Promise<ReviewPayload | null> {
  const [row] = await db
    .select({ payload: reviews.payload })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.kind, kind)));
  return row?.payload ?? null;
}

/** The row itself, held until the transaction ends: the second to decide waits and then sees the first one's word. */
export async function lockReview(tx: Db, id: number): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return row;
}

/** Writes down what the operator said. */
export async function writeDecision(tx: Db, id: number, decidedBy: number, { isApproved, reason, now }: Decision): Promise<void> {
  await tx
    .update(reviews)
    .set({ state: isApproved ? 'approved' : 'refused', reason: reason || null, decidedAt: now, decidedBy })
    .where(eq(reviews.id, id));
}

/** How many wait. */
export const countPending = (db: Db): Promise<number> => db.$count(reviews, eq(reviews.state, 'pending'));
