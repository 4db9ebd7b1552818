import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { TextInForce } from '../../platform/domain.ts';
import { agreements } from './agreements.schema.ts';

/** Keeps that a member agreed to the texts as they are now; who agreed to this edition before did so then. */
export async function recordAgreement(db: Db, memberId: number, texts: readonly TextInForce[], now: Date): Promise<void> {
  if (texts.length === 0) return;
  await db
    .insert(agreements)
    .values(texts.map(({ scope, version }) => ({ memberId, scope, version, agreedAt: now })))
    .onConflictDoNothing();
}

/** What a member agreed to, the newest first. */
export function agreementsOf(db: Db, memberId: number, limit: number): Promise<(typeof agreements.$inferSelect)[]> {
  return db.select().from(agreements).where(eq(agreements.memberId, memberId)).orderBy(desc(agreements.agreedAt), agreements.scope).limit(limit);
}
