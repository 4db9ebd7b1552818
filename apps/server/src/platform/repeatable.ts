import { createHash } from 'node:crypto';
import type { Ctx, Session } from './context.ts';
import type { Db } from './database/connect.ts';
import { breaks } from './database/violation.ts';
import { type Failure, inProgress, invalidInput, keyReused, sentTwice } from './errors.ts';
import { keepAnswer, type NamedCall, takeCall, type Write } from './repeatable.queries.ts';

/** How often something is tried that others keep from being committed: they took what there was, or were faster with the same call. */
const TRIES = 5;

interface UnderWay {
  hash: string;
  promise: Promise<unknown>;
}

/** Calls under way in this process: equal ones wait for the first one's answer instead of for a lock. */
const underWay = new WeakMap<Db, Map<string, UnderWay>>();

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** An answer, and the statements that make it true. */
export interface Prepared<T> {
  answer: T;
  writes: Write[];
}

/**
 * Does something once for a key (header `Idempotency-Key`): the work and its answer are committed together, so that
 * after a crash either both are there or neither. Without a key the same body within ten seconds is refused.
 */
export const once = <T>(ctx: Ctx<Session>, operation: string, body: object, work: (tx: Db) => Promise<T>): Promise<T> =>
  writeOnce(ctx, operation, body, async (tx) => ({ answer: await work(tx), writes: [] }));

/** What else can be lost to somebody faster between look and commit. */
export interface Race {
  /** Whether a transaction failed for it. */
  isLost: (error: unknown) => boolean;
  /** What is said when it is lost again and again. */
  failure: () => Failure;
}

/** As `once`, for work that leaves the writing to it: all of it goes out in one statement. @param race What the work competes for */
export async function writeOnce<T>(ctx: Ctx<Session>, operation: string, body: object, work: (tx: Db) => Promise<Prepared<T>>, race?: Race): Promise<T> {
  const key = ctx.reply.header('idempotency-key');
  if (key !== undefined && !/^[A-Za-z0-9_-]{8,64}$/.test(key)) throw invalidInput([{ field: 'Idempotency-Key', msg: '请求编号应是 8–64 位字母或数字' }]);
  const hash = hashOf(body);
  const calls = underWay.get(ctx.db) ?? new Map<string, UnderWay>();
  underWay.set(ctx.db, calls);
  const name = `${ctx.session.memberId} ${operation} ${key ?? `auto ${hash}`}`;
  const first = calls.get(name);
  if (first) {
    if (key === undefined) throw sentTwice();
    if (first.hash !== hash) throw keyReused();
    return first.promise as Promise<T>;
  }
  const promise = unlessOvertaken(() => inTransaction(ctx, { memberId: ctx.session.memberId, operation, key, hash, name }, work), race);
  calls.set(name, { hash, promise });
  try {
    return await promise;
  } finally {
    calls.delete(name);
  }
}

/** Somebody else won the race between look and commit, or answered the same call: looking again tells. */
async function unlessOvertaken<T>(run: () => Promise<T>, race: Race | undefined): Promise<T> {
  for (let at = 1; ; at++)
    try {
      return await run();
    } catch (error) {
      const lost = race?.isLost(error) ? race : undefined;
      if (!lost && !breaks(error, 'idempotency_keys_member_id_operation_key_pk')) throw error;
      if (at === TRIES) throw lost ? lost.failure() : inProgress();
    }
}

function inTransaction<T>(ctx: Ctx<Session>, call: NamedCall, work: (tx: Db) => Promise<Prepared<T>>): Promise<T> {
  const { memberId, operation, key, hash } = call;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const found = await takeCall<T>(tx, call, now);
    if (!found.isFree) throw key === undefined ? sentTwice() : inProgress();
    if (found.body !== null && key === undefined) throw sentTwice();
    if (found.body !== null && found.body !== hash) throw keyReused();
    if (found.body !== null) return found.answer;
    const { answer, writes } = await work(tx);
    await keepAnswer(tx, writes, { memberId, operation, key: key ?? `auto-${ctx.random.uuid()}`, bodySha256: hash, answer, createdAt: now });
    return answer;
  });
}
