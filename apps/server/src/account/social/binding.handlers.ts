import { audit } from '../../platform/audit.queries.ts';
import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import { refuseSocialLastWay } from '../account.errors.ts';
import { done } from '../done.ts';
import { maskEmail } from '../email.ts';
import { memberOf, requireStepUp } from '../memberOf.ts';
import { deleteIdentity, identitiesOf } from './social.queries.ts';

/** What is bound to an account, and taking WeChat or QQ off it. */
export const socialBindingHandlers: Handlers<'bindingInfo' | 'unbindSocial'> = {
  async bindingInfo(ctx) {
    const member = await memberOf(ctx);
    const bound = await identitiesOf(ctx.db, member.id);
    const of = (provider: 'wx' | 'qq') => {
      const found = bound.find((identity) => identity.provider === provider);
      return found ? { provider, nickName: found.nickName, bindTime: found.boundAt.toISOString() } : null;
    };
    return one({
      mobile: member.mobile && maskMobile(member.mobile),
      email: member.email && maskEmail(member.email),
      hasPassword: member.passwordHash !== null,
      wx: of('wx'),
      qq: of('qq'),
    });
  },

  async unbindSocial(ctx, { provider }) {
    requireStepUp(ctx);
    const member = await memberOf(ctx);
    const bound = await identitiesOf(ctx.db, member.id);
    if (member.mobile === null && bound.every((identity) => identity.provider === provider)) return refuseSocialLastWay();
    await deleteIdentity(ctx.db, member.id, provider);
    await audit(ctx, { event: `unbind.${provider}`, outcome: 'ok', memberId: member.id });
    return done('已解除绑定');
  },
};
