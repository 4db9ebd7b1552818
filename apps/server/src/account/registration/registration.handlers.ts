import { audit } from '../../platform/audit.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import type { FindTextsInForce } from '../../platform/domain.ts';
import { one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { findMemberByMobile, isNameUnused } from '../../platform/members/members.queries.ts';
import { checkCaptcha } from '../captcha.ts';
import { withCode } from '../codes.ts';
import { cleanName, isReservedName } from '../names.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import type { Passwords } from '../passwords.ts';
import { issueProof } from './proofs.ts';
import { register } from './registering.ts';
import { mobileOf, mobileQuestionHits } from '../visitor.ts';

type RegistrationOperation = 'validateMobile' | 'validateCode' | 'validateName' | 'register' | 'registerEnterpriseUser';

/** Becoming a member. */
export function registrationHandlers(passwords: Passwords, texts: FindTextsInForce): Handlers<RegistrationOperation> {
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
      const note = (inside: Ctx, reason: string | null) =>
        audit(inside, { event: 'code.validate', outcome: reason ? 'refused' : 'ok', detail: { mobile: maskMobile(mobile), scene, reason } });
      return withCode(ctx, { recipient: mobile, purpose: scene, code, onRefused: ({ reason }) => note(ctx, reason) }, async (inside) => {
        await note(inside, null);
        return one(await issueProof(inside, mobile, scene));
      });
    },

    async validateName({ db }, { nickName }) {
      const name = cleanName(nickName);
      return one({ isFree: !isReservedName(name) && (await isNameUnused(db, name)) });
    },

    register: (ctx, form) => register(ctx, { passwords, texts }, form),
    registerEnterpriseUser: (ctx, { enterpriseName, creditCode, contactName, ...form }) =>
      register(ctx, { passwords, texts }, form, { name: enterpriseName.trim(), creditCode, contactName: contactName.trim() }),
  };
}
