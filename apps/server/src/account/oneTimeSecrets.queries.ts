import { createHash } from 'node:crypto';
import { and, eq, gt, lt, lte } from 'drizzle-orm';
import type { Clock, Random } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { oneTimeSecrets, type SecretKind } from './oneTimeSecrets.schema.ts';
import { countedUntil } from '../platform/rateLimits.rules.ts';
import { lives } from './limits.ts';

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

const livesMs: Record<SecretKind, number> = {
  proof: lives.proofMinutes * 60_000,
  reset: lives.resetLinkMinutes * 60_000,
  ticket: lives.ticketSeconds * 1000,
  social_state: lives.socialStateMinutes * 60_000,
  passkey_new: lives.passkeyMinutes * 60_000,
  passkey_login: lives.passkeyMinutes * 60_000,
};

/** Not spent, neither too old nor from a time to come. */
function live({ clock }: Pick<Tools, 'clock'>, kind: SecretKind, secret: string) {
  const latest = new Date(countedUntil(clock.now()).getTime() + livesMs[kind]);
  const { secretHash, expiresAt } = oneTimeSecrets;
  return and(eq(secretHash, digest(secret)), eq(oneTimeSecrets.kind, kind), gt(expiresAt, clock.now()), lte(expiresAt, latest));
}

/** What a secret is bound to, without spending it. @returns null for a spent, old or unknown one */
export async function readSecret(tools: Pick<Tools, 'db' | 'clock'>, kind: SecretKind, secret: string) {
  const [row] = await tools.db
    .select({ data: oneTimeSecrets.data })
    .from(oneTimeSecrets)
    .where(live(tools, kind, secret));
  return row?.data ?? null;
}

/** Spends a secret: of two at once only the first gets what it is bound to. @returns null for a spent, old or unknown one */
export async function spendSecret(tools: Pick<Tools, 'db' | 'clock'>, kind: SecretKind, secret: string) {
  const [row] = await tools.db
    .delete(oneTimeSecrets)
    .where(live(tools, kind, secret))
    .returning({ data: oneTimeSecrets.data });
  return row?.data ?? null;
}

/** Removes secrets that nobody spent in time. */
export async function forgetSecrets(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, now));
}
