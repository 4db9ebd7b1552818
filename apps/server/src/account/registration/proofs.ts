import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { CodePurpose } from '../../services/sms/port.ts';
import { refuseCodeExpired, codeMissingFailure } from '../account.errors.ts';
import { tryCode } from '../codes.ts';
import { lives } from '../limits.ts';
import { issueSecret, readSecret, spendSecret } from '../oneTimeSecrets.queries.ts';
import { visitorOf } from '../visitor.ts';

/** Gives a proof in place of a code that was right, bound to the same number, purpose and browser. */
export async function issueProof(ctx: Ctx, mobile: string, purpose: CodePurpose) {
  const lifeMs = lives.proofMinutes * 60_000;
  const { secret, expiresAt } = await issueSecret(ctx, { kind: 'proof', data: { mobile, purpose, visitor: visitorOf(ctx) }, lifeMs });
  return { proof: secret, expiresAt: expiresAt.getTime() };
}

/** Tries a code, or the proof that stands for one, and leaves it to be spent. */
export async function tryCodeOrProof(ctx: Ctx, mobile: string, purpose: CodePurpose, { code, proof }: { code?: string; proof?: string }) {
  if (proof) {
    const bound = await readSecret(ctx, 'proof', proof);
    const isMine = bound?.['mobile'] === mobile && bound['purpose'] === purpose && bound['visitor'] === visitorOf(ctx);
    return isMine ? { spend: async (db: Db) => (await spendSecret({ ...ctx, db }, 'proof', proof)) !== null } : refuseCodeExpired();
  }
  if (code === undefined) throw codeMissingFailure();
  return tryCode(ctx, mobile, purpose, code);
}
