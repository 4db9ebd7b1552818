import { audit } from '../../platform/audit.queries.ts';
import { one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { findMemberByMobile, isNameUnused } from '../../platform/members/members.queries.ts';
import { checkCaptcha } from '../captcha.ts';
import { spendCode } from '../codes.ts';
import { cleanName, isReservedName } from '../names.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import type { Passwords } from '../passwords.ts';
import { issueProof } from './proofs.ts';
import { register } from './registering.ts';
import { mobileOf, mobileQuestionHits } from '../visitor.ts';

type RegistrationOperation = 'validateMobile' | 'validateCode' | 'validateName' | 'register' | 'registerEnterpriseUser';

/** Becoming a member. */
export function registrationHandlers(passwords: Passwords): Handlers<RegistrationOperation> {
  return {
    async validateMobile(ctx, { mobile: text, captchaVerifyParam }) {
      const mobile = mobileOf(text);
      const wait = await takeHit(ctx.db, mobileQuestionHits(ctx), ctx.clock.now());
      if (wait > 0) throw tooManyRequests(wait);
      const refused = await checkCaptcha(ctx, captchaVerifyParam, 'validate');
      if (refused) return refused;
      return one({ isFree: (await findMemberByMobile(ctx.db, mobile)) === undefined });
    },

    async validateCode(ctx, { mobile: text, code, scene }) {
      const mobile = mobileOf(text);
      const refused = await spendCode(ctx, mobile, scene, code);
      await audit(ctx, {
        event: 'code.validate',
        outcome: refused ? 'refused' : 'ok',
        detail: { mobile: maskMobile(mobile), scene, reason: refused?.reason ?? null },
      });
      return refused ?? one(await issueProof(ctx, mobile, scene));
    },

    async validateName({ db }, { nickName }) {
      const name = cleanName(nickName);
      return one({ isFree: !isReservedName(name) && (await isNameUnused(db, name)) });
    },

    register: (ctx, form) => register(ctx, passwords, form),
    registerEnterpriseUser: (ctx, { enterpriseName, creditCode, contactName, ...form }) =>
      register(ctx, passwords, form, { name: enterpriseName.trim(), creditCode, contactName: contactName.trim() }),
  };
}
