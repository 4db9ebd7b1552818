import { and, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from './database/connect.ts';
import { type AuditFact, isCounted, sharedBy } from './audit.rules.ts';
import { auditRows } from './audit.schema.ts';

interface Actor {
  db: Db;
  clock: { now: () => Date };
  ip: string;
  uuid: string;
  requestId: string;
}

/** A row of the audit trail, for statements that write more than that. */
export const toAuditRow = ({ clock, ip, uuid, requestId }: Omit<Actor, 'db'>, { event, outcome, memberId = null, detail = {} }: AuditFact) => ({
  at: clock.now(),
  event,
  outcome,
  memberId,
  ip,
  uuid,
  requestId,
  detail,
});

/** Writes a fact into the audit trail, in the actor's transaction when `db` is one: a row of its own, or one more of a counted row. */
export async function audit(actor: Actor, fact: AuditFact): Promise<void> {
  const row = toAuditRow(actor, fact);
  if (!isCounted(fact)) await actor.db.insert(auditRows).values(row);
  else await tallyOf(actor.db)({ ...row, ...sharedBy(fact, actor.ip, row.at), count: 1, lastAt: row.at });
}

type CountedRow = ReturnType<typeof toAuditRow> & { countKey: string; count: number; lastAt: Date };

const tallies = new WeakMap<Db, (row: CountedRow) => Promise<void>>();

function tallyOf(db: Db): (row: CountedRow) => Promise<void> {
  const tally = tallies.get(db) ?? createTally(db);
  tallies.set(db, tally);
  return tally;
}

/**
 * Counts with one statement at a time: what comes meanwhile is added up for the next one, so that a flood of refusals
 * holds one connection and does not wait for its own locks.
 */
function createTally(db: Db): (row: CountedRow) => Promise<void> {
  let waiting = new Map<string, CountedRow>();
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  const write = () => {
    const rows = [...waiting.values()];
    waiting = new Map();
    next = null;
    running = addCounts(db, rows);
    return running;
  };
  return (row) => {
    const before = waiting.get(row.countKey);
    waiting.set(row.countKey, before ? { ...row, at: before.at, count: before.count + 1 } : row);
    next ??= running.then(write, write);
    return next;
  };
}

/** Rows of one statement; each takes eleven of its 65,535 parameters. */
const AT_ONCE = 1000;

async function addCounts(db: Db, rows: readonly CountedRow[]): Promise<void> {
  // Always in the same order, so that two processes cannot wait for each other.
  const sorted = rows.toSorted((a, b) => (a.countKey < b.countKey ? -1 : 1));
  for (let from = 0; from < sorted.length; from += AT_ONCE)
    await db
      .insert(auditRows)
      .values(sorted.slice(from, from + AT_ONCE))
      .onConflictDoUpdate({
        target: auditRows.countKey,
        targetWhere: isNotNull(auditRows.countKey),
        set: {
          count: sql`${auditRows.count} + excluded.count`,
          lastAt: sql`greatest(${auditRows.lastAt}, excluded.last_at)`,
          uuid: sql`excluded.uuid`,
          requestId: sql`excluded.request_id`,
          detail: sql`excluded.detail`,
        },
      });
}

/** Removes what was only counted once the law no longer asks for it; the database's own clock decides, as its trigger does. */
export async function forgetCounted(db: Db): Promise<void> {
  await db.delete(auditRows).where(and(isNotNull(auditRows.countKey), lt(auditRows.at, sql`now() - interval '6 months'`)));
}
