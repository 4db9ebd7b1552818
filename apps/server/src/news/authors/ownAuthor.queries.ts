import type { AuthorFacts, OwnAuthor, OwnAuthorPage } from '@chippage/api/types';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { newsAuthors } from '../news.schema.ts';
import { authorRequests } from './authors.schema.ts';

type RequestRow = typeof authorRequests.$inferSelect;

const { id, name, field, intro, avatarUrl } = newsAuthors;

/** The author that a member is, or null. */
export async function authorOf(db: Db, memberId: number): Promise<OwnAuthorPage | null> {
  const [row] = await db.select({ id, name, field, intro, avatarUrl }).from(newsAuthors).where(eq(newsAuthors.memberId, memberId));
  return row ?? null;
}

/** A member as an author: what everybody sees, and what was asked for last. */
export async function ownAuthor(db: Db, memberId: number): Promise<OwnAuthor> {
  const [author, [row]] = await Promise.all([authorOf(db, memberId), db.select().from(authorRequests).where(eq(authorRequests.memberId, memberId))]);
  if (!row) return { author, request: null };
  const { before, after, state, reason, submittedAt } = row;
  return { author, request: { before, after, state, reason, submitTime: submittedAt.toISOString() } };
}

const isWaitingOf = (memberId: number) => and(eq(authorRequests.memberId, memberId), eq(authorRequests.state, 'reviewing'));

/** Whether something of a member waits. */
export const isAuthorWaiting = async (db: Db, memberId: number): Promise<boolean> => (await db.$count(authorRequests, isWaitingOf(memberId))) > 0;

/** Whether a name is another author's, also of one who waits for it. */
export async function isAuthorNameTaken(db: Db, memberId: number, wanted: string): Promise<boolean> {
  const isOthers = or(sql`${newsAuthors.memberId} is null`, ne(newsAuthors.memberId, memberId));
  const isSame = sql`lower(${newsAuthors.name}) = lower(${wanted})`;
  const waits = and(
    ne(authorRequests.memberId, memberId),
    eq(authorRequests.state, 'reviewing'),
    sql`lower(${authorRequests.after} ->> 'name') = lower(${wanted})`,
  );
  const [shown, waiting] = await Promise.all([
    db.$count(newsAuthors, and(isOthers, isSame, eq(newsAuthors.isErased, false))),
    db.$count(authorRequests, waits),
  ]);
  return shown + waiting > 0;
}

/** Writes down what a member asks for, in place of what was decided before. */
export async function writeRequest(tx: Db, memberId: number, wish: { before: AuthorFacts | null; after: AuthorFacts }, now: Date): Promise<void> {
  const row = { ...wish, state: 'reviewing' as const, reason: null, submittedAt: now, reviewedAt: null };
  await tx
    .insert(authorRequests)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: authorRequests.memberId, set: row });
}

/** Drops what a member has waiting. False: nothing waits. */
export async function dropRequest(tx: Db, memberId: number): Promise<boolean> {
  const dropped = await tx.delete(authorRequests).where(isWaitingOf(memberId)).returning({ memberId: authorRequests.memberId });
  return dropped.length > 0;
}

/** What a member has waiting, held until the transaction ends. */
export async function lockRequest(tx: Db, memberId: number): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(authorRequests).where(isWaitingOf(memberId)).for('update');
  return row;
}

/** Writes down what an operator said of what waits. */
export async function decideRequest(tx: Db, memberId: number, { reason, now }: { reason: string | null; now: Date }): Promise<void> {
  await tx
    .update(authorRequests)
    .set({ state: reason === null ? 'approved' : 'refused', reason, reviewedAt: now })
    .where(isWaitingOf(memberId));
}

/** Puts an author on their page, or another set of facts. */
export async function publishAuthor(tx: Db, memberId: number, facts: AuthorFacts): Promise<void> {
  await tx
    .insert(newsAuthors)
    .values({ memberId, ...facts })
    .onConflictDoUpdate({ target: newsAuthors.memberId, set: facts });
}
