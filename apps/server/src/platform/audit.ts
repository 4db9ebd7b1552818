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

/** Writes one row of the audit trail, in the actor's transaction when `db` is one. */
export async function audit({ db, clock, ip, uuid, requestId }: Actor, { event, outcome, memberId = null, detail = {} }: AuditFact): Promise<void> {
  await db.insert(auditRows).values({ at: clock.now(), event, outcome, memberId, ip, uuid, requestId, detail });
}
