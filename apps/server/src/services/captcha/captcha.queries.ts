import { lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { captchaNonces } from './captcha.schema.ts';

/** Spends the answer to a challenge; false: it was spent before. */
export async function spendNonce(db: Db, nonce: string, expiresAt: Date): Promise<boolean> {
  const spent = await db.insert(captchaNonces).values({ nonce, expiresAt }).onConflictDoNothing().returning({ nonce: captchaNonces.nonce });
  return spent.length === 1;
}

/** Removes challenges that nobody can answer any more. */
export async function forgetNonces(db: Db, now: Date): Promise<void> {
  await db.delete(captchaNonces).where(lt(captchaNonces.expiresAt, now));
}
