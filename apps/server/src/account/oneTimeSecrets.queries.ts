import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Clock, Random } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { oneTimeSecrets, type SecretKind } from './oneTimeSecrets.schema.ts';

interface Tools {
  db: Db;
  clock: Clock;
  random: Random;
}

interface Issue {
  kind: SecretKind;
  /** What it is bound to; whoever spends it compares. */
  data: Record<string, string | number>;
  lifeMs: number;
  /** A secret of the caller's making. @default 32 random bytes */
  secret?: string;
}

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Makes a secret that is good once; the database keeps its digest only. */
export async function issueSecret({ db, clock, random }: Tools, { kind, data, lifeMs, secret = random.bytes(32).toString('base64url') }: Issue) {
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await db.insert(oneTimeSecrets).values({ secretHash: digest(secret), kind, data, expiresAt });
  return { secret, expiresAt };
}

/** Spends a secret: of two at once only the first gets what it is bound to. @returns null for a spent, old or unknown one */
export async function spendSecret({ db, clock }: Pick<Tools, 'db' | 'clock'>, kind: SecretKind, secret: string) {
  const [row] = await db
    .delete(oneTimeSecrets)
    .where(and(eq(oneTimeSecrets.secretHash, digest(secret)), eq(oneTimeSecrets.kind, kind), gt(oneTimeSecrets.expiresAt, clock.now())))
    .returning({ data: oneTimeSecrets.data });
  return row?.data ?? null;
}

/** Removes secrets that nobody spent in time. */
export async function forgetSecrets(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, now));
}
