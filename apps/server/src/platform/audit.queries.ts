import type { Db } from './database/connect.ts';
import { auditRows } from './audit.schema.ts';

interface Actor {
  db: Db;
  clock: { now: () => Date };
  ip: string;
  uuid: string;
  requestId: string;
}

/** A fact for the audit trail. */
export interface AuditFact {
  event: string;
  outcome: 'ok' | 'refused' | 'failed';
  memberId?: number | null;
  detail?: Record<string, string | number | null>;
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

/** Writes one row of the audit trail, in the actor's transaction when `db` is one. */
export async function audit(actor: Actor, fact: AuditFact): Promise<void> {
  await actor.db.insert(auditRows).values(toAuditRow(actor, fact));
}
