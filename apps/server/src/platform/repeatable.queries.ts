import { and, eq, gt, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './database/connect.ts';
import { together } from './database/together.ts';
import { idempotencyKeys } from './repeatable.schema.ts';

/** The same call without a key counts as a repetition by mistake for this long. */
const SLIP_MS = 10_000;
/** How long a key is remembered. */
export const KEY_MS = 48 * 3_600_000;

/** One statement that is to be run together with others. */
export type Write = SQLWrapper;

/** A call that is done once. */
export interface NamedCall {
  memberId: number;
  operation: string;
  key: string | undefined;
  hash: string;
  /** The same for equal calls of the member. */
  name: string;
}

/** What is known of a call: whether nobody else is at it, and the first answer with the body it was given for. */
export interface EarlierCall<T> {
  isFree: boolean;
  body: string | null;
  answer: T;
}

/** Takes the lock of a call until the transaction ends, and looks for its first answer. */
export async function takeCall<T>(tx: Db, { memberId, operation, key, hash, name }: NamedCall, now: Date): Promise<EarlierCall<T>> {
  const mine = and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.operation, operation));
  const same =
    key === undefined
      ? and(mine, eq(idempotencyKeys.bodySha256, hash), gt(idempotencyKeys.createdAt, new Date(now.getTime() - SLIP_MS)))
      : and(mine, eq(idempotencyKeys.key, key));
  // Another process may be at it: waiting for it would hold a connection for nothing.
  const isFree = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 1))`;
  // A statement sees what was there before it took the lock. With a key the table itself refuses a second one;
  // without, looking has to come after the lock.
  if (key === undefined) await tx.execute(sql`select ${isFree}`);
  const { rows } = await tx.execute<{ is_free: boolean; body: string | null; answer: T }>(
    sql`select ${isFree} as is_free, ${idempotencyKeys.bodySha256} as body, ${idempotencyKeys.answer} as answer from (select 1) as one left join ${idempotencyKeys} on ${same} limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('the call was not looked up');
  return { isFree: found.is_free, body: found.body, answer: found.answer };
}

/** Writes everything that makes an answer true, and the answer, in one statement. */
export const keepAnswer = (tx: Db, writes: readonly Write[], row: typeof idempotencyKeys.$inferInsert): Promise<void> =>
  together(tx, [...writes, tx.insert(idempotencyKeys).values(row)]);

/** Drops keys that nobody will repeat any more. */
export async function forgetKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
