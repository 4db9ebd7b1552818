import type { Ctx } from '../../platform/context.ts';
import type { CodePurpose } from '../../services/sms/port.ts';
import { refuseCodeExpired, codeMissingFailure } from '../account.errors.ts';
import { spendCode } from '../codes.ts';
import { lives } from '../limits.ts';
import { issueSecret, spendSecret } from '../oneTimeSecrets.queries.ts';
import { visitorOf } from '../visitor.ts';

/** Gives a proof in place of a code that was right, bound to the same number, purpose and browser. */
export async function issueProof(ctx: Ctx, mobile: string, purpose: CodePurpose) {
  const lifeMs = lives.proofMinutes * 60_000;
  const { secret, expiresAt } = await issueSecret(ctx, { kind: 'proof', data: { mobile, purpose, visitor: visitorOf(ctx) }, lifeMs });
  return { proof: secret, expiresAt: expiresAt.getTime() };
}

/** Spends a code or the proof that stands for one. @returns null when the number is the visitor's. */
export async function spendCodeOrProof(ctx: Ctx, mobile: string, purpose: CodePurpose, given: { code?: string; proof?: string }) {
  if (given.proof) {
    const bound = await spendSecret(ctx, 'proof', given.proof);
    const isMine = bound?.['mobile'] === mobile && bound['purpose'] === purpose && bound['visitor'] === visitorOf(ctx);
    return isMine ? null : refuseCodeExpired();
  }
  if (given.code === undefined) throw codeMissingFailure();
  return spendCode(ctx, mobile, purpose, given.code);
}
