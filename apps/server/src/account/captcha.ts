import { audit } from '../platform/audit.queries.ts';
import type { Ctx } from '../platform/context.ts';
import type { CaptchaScene } from '../services/captcha/port.ts';
import { refuseCaptchaFailed, refuseCaptchaUnavailable } from './account.errors.ts';

/** Checks the page's answer to a captcha. @returns null when it passed */
export async function checkCaptcha(ctx: Ctx, param: string, scene: CaptchaScene) {
  const verdict = await ctx.services.captcha.verify(param, scene);
  if (verdict.ok) return null;
  await audit(ctx, { event: 'captcha', outcome: 'refused', detail: { code: verdict.code, scene } });
  return verdict.code === 'unavailable' ? refuseCaptchaUnavailable() : refuseCaptchaFailed();
}
