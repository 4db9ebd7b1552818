import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Ctx, Session } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';
import { invalidInput } from '../platform/errors.ts';
import { duplicateOrder, inProgress, keyReused, outOfStock } from './mall.errors.ts';
import { idempotencyKeys } from './orders.schema.ts';
import { isSoldOut } from './stock.ts';

/** The same call without a key counts as a slip of the finger for this long. */
const SLIP_MS = 10_000;
/** How often an order is tried whose stock others take at the same time. */
const TRIES = 5;
/** How long a key is remembered. */
export const KEY_MS = 48 * 3_600_000;

interface UnderWay {
  hash: string;
  promise: Promise<unknown>;
}

/** Calls under way in this process: equal ones wait for the first one's answer instead of for a lock. */
const underWay = new WeakMap<Db, Map<string, UnderWay>>();

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/**
 * Does something once for a key (header `Idempotency-Key`): the work and its answer are committed together, so that
 * after a crash either both are there or neither. Without a key the same body within ten seconds is refused.
 */
export async function once<T>(ctx: Ctx<Session>, operation: string, body: object, work: (tx: Db) => Promise<T>): Promise<T> {
  const key = ctx.reply.header('idempotency-key');
  if (key !== undefined && !/^[A-Za-z0-9_-]{8,64}$/.test(key)) throw invalidInput([{ field: 'Idempotency-Key', msg: '请求编号应是 8–64 位字母或数字' }]);
  const hash = hashOf(body);
  const calls = underWay.get(ctx.db) ?? new Map<string, UnderWay>();
  underWay.set(ctx.db, calls);
  const name = `${ctx.session.memberId} ${operation} ${key ?? `auto ${hash}`}`;
  const first = calls.get(name);
  if (first) {
    if (key === undefined) throw duplicateOrder();
    if (first.hash !== hash) throw keyReused();
    return first.promise as Promise<T>;
  }
  const promise = unlessSoldOut(() => inTransaction(ctx, { operation, key, hash, name }, work));
  calls.set(name, { hash, promise });
  try {
    return await promise;
  } finally {
    calls.delete(name);
  }
}

/** Somebody else took the last pieces between look and commit: looking again tells what is left. */
async function unlessSoldOut<T>(run: () => Promise<T>): Promise<T> {
  for (let at = 1; ; at++)
    try {
      return await run();
    } catch (error) {
      if (!isSoldOut(error)) throw error;
      if (at === TRIES) throw outOfStock([]);
    }
}

interface Named {
  operation: string;
  key: string | undefined;
  hash: string;
  name: string;
}

function inTransaction<T>(ctx: Ctx<Session>, { operation, key, hash, name }: Named, work: (tx: Db) => Promise<T>): Promise<T> {
  const { memberId } = ctx.session;
  const now = ctx.clock.now();
  const mine = and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.operation, operation));
  return ctx.db.transaction(async (tx) => {
    // Another process may be at it: waiting for it would hold a connection for nothing.
    const { rows } = await tx.execute<{ is_free: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 1)) as is_free`);
    if (rows[0]?.is_free !== true) throw key === undefined ? duplicateOrder() : inProgress();
    const [kept] = await tx
      .select({ bodySha256: idempotencyKeys.bodySha256, answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(
        key === undefined
          ? and(mine, eq(idempotencyKeys.bodySha256, hash), gt(idempotencyKeys.createdAt, new Date(now.getTime() - SLIP_MS)))
          : and(mine, eq(idempotencyKeys.key, key)),
      )
      .limit(1);
    if (kept && key === undefined) throw duplicateOrder();
    if (kept && kept.bodySha256 !== hash) throw keyReused();
    if (kept) return kept.answer as T;
    const answer = await work(tx);
    await tx.insert(idempotencyKeys).values({ memberId, operation, key: key ?? `auto-${ctx.random.uuid()}`, bodySha256: hash, answer, createdAt: now });
    return answer;
  });
}

/** Drops keys that nobody will repeat any more. */
export async function forgetKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
