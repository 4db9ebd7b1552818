import type { Ctx } from '../../platform/context.ts';
import { giveBack, takeHit, waitOf } from '../../platform/rateLimits.queries.ts';
import { passwordCaptchaFailure, passwordTooManyFailure } from '../account.errors.ts';
import { checkCaptcha } from '../captcha.ts';
import { passwordHits } from '../visitor.ts';

/** A try at a password that was counted before it was looked at. */
export interface PasswordTry {
  /** Takes it back: the password was right. */
  forget: () => Promise<void>;
}

type CaptchaRefusal = NonNullable<Awaited<ReturnType<typeof checkCaptcha>>>;

/**
 * Counts a try at an account's password as if it were wrong, so that parallel guesses cannot all slip under the limits.
 * @returns a refusal when the captcha's answer does not pass
 * @throws Failure when a captcha has to be solved first, or when there is no further try
 */
export async function takePasswordTry(ctx: Ctx, account: string, captchaVerifyParam: string | undefined): Promise<PasswordTry | CaptchaRefusal> {
  const { captcha, end } = passwordHits(ctx, account);
  const now = ctx.clock.now();
  const forget = () => giveBack(ctx.db, [...new Set([...captcha, ...end].map(({ key }) => key))], now);
  const wait = await takeHit(ctx.db, [...end, ...captcha], now);
  if (wait === 0) return { forget };

  const endWait = await waitOf(ctx.db, end, now);
  if (endWait > 0) throw passwordTooManyFailure(endWait);
  if (captchaVerifyParam === undefined) throw passwordCaptchaFailure(wait);
  const refused = await checkCaptcha(ctx, captchaVerifyParam, 'login');
  if (refused) return refused;
  // Still counted for the captcha, which no longer ends it.
  const last = await takeHit(ctx.db, [...end, ...captcha.map((limit) => ({ ...limit, limit: Infinity }))], now);
  if (last > 0) throw passwordTooManyFailure(last);
  return { forget };
}
