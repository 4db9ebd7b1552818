import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { FindTextsInForce } from '../../platform/domain.ts';
import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { AdapterError } from '../../services/adapterError.ts';
import type { SocialPerson } from '../../services/social/port.ts';
import { noScan } from '../../services/wx/port.ts';
import { refuseNotAgreed, refuseSocialAlready, refuseSocialTaken, refuseSocialUnavailable } from '../account.errors.ts';
import { createMember, deleteMember, findMember, isNameUnused, type Member } from '../../platform/members/members.queries.ts';
import { refuseDisabled } from '../login/login.handlers.ts';
import { isReservedName, tidyName } from '../names.ts';
import { copyAvatar } from '../profile/pictures.ts';
import { beginVisit, identifyVisitor, type Operate, type Provider, providerNames, returnAddress } from './social.ts';
import { findIdentity, insertIdentity } from './social.queries.ts';
import { partnerUrl } from '../tickets.ts';
import { welcome } from '../welcome.ts';

type SocialOperation = 'socialProviders' | 'startWechat' | 'wechatScanState' | 'startQq' | 'loginByWechat' | 'loginByQq' | 'bindWechat' | 'bindQq';

interface Returned {
  authorizationCode: string;
  state: string;
  fromswb?: string;
}

interface ReturnedForLogin extends Returned {
  isAgreed?: boolean;
}

/** Logging in by WeChat and QQ, and binding them. */
export const socialHandlers = (texts: FindTextsInForce): Handlers<SocialOperation> => ({
  socialProviders: ({ services }) => one({ wx: services.wx !== null, qq: services.qq !== null }),

  async startWechat(ctx, { operate }) {
    const { wx } = ctx.services;
    return wx ? begin(ctx, 'wx', operate, (visit) => wx.start(visit)) : refuseSocialUnavailable(providerNames.wx);
  },
  wechatScanState: async ({ services }, { ticket }) => one((await services.wx?.scanState(ticket)) ?? noScan),
  async startQq(ctx, { operate }) {
    const { qq } = ctx.services;
    return qq ? begin(ctx, 'qq', operate, (visit) => qq.start(visit)) : refuseSocialUnavailable(providerNames.qq);
  },

  loginByWechat: (ctx, form) => logIn(ctx, 'wx', form, texts),
  loginByQq: (ctx, form) => logIn(ctx, 'qq', form, texts),
  bindWechat: (ctx, form) => bind(ctx, 'wx', form),
  bindQq: (ctx, form) => bind(ctx, 'qq', form),
});

async function begin<Start>(ctx: Ctx, provider: Provider, operate: Operate, start: (visit: { state: string; redirect: string }) => Promise<Start>) {
  try {
    return one(await start({ state: await beginVisit(ctx, provider, operate), redirect: returnAddress(ctx) }));
  } catch (error) {
    if (error instanceof AdapterError) return refuseSocialUnavailable(providerNames[provider]);
    throw error;
  }
}

async function logIn(ctx: Ctx, provider: Provider, { fromswb, isAgreed, ...given }: ReturnedForLogin, texts: FindTextsInForce) {
  if (isAgreed === false) return refuseNotAgreed();
  const person = await identifyVisitor(ctx, provider, 'login', given);
  if ('reason' in person) return person;
  const member = await memberOfPerson(ctx, provider, person);
  if (member.disabledAt) return refuseDisabled(ctx, member.id, `login.${provider}`);
  // Who has neither phone nor password cannot confirm sensitive changes in another way than by logging in anew.
  const isFresh = member.mobile === null && member.passwordHash === null;
  const { login, sessionId } = await welcome(ctx, member, { event: `login.${provider}`, isFresh, agreedTo: isAgreed ? texts : undefined });
  return one({ lognUser: login, partnerUrl: await partnerUrl(ctx, { memberId: member.id, sessionId }, fromswb ?? ctx.reply.header('source')) }, '登录成功!');
}

/** The member whom a provider's account logs in, made now if there is none. Mail or phone at the provider never count. */
async function memberOfPerson(ctx: Ctx, provider: Provider, person: SocialPerson): Promise<Member> {
  const now = ctx.clock.now();
  const member = await ctx.db.transaction(async (tx) => {
    const known = await findIdentity(tx, provider, person.subject);
    if (known) return findMember(tx, known.memberId);
    const wished = tidyName(person.nickName);
    const nickName = wished !== null && !isReservedName(wished) && (await isNameUnused(tx, wished)) ? { nickName: wished } : {};
    const made = await createMember(tx, nickName, now, ctx.random);
    const created = typeof made === 'string' ? await createMember(tx, {}, now, ctx.random) : made;
    if (typeof created === 'string') throw new Error('a member without a name could not be made');
    const bound = await insertIdentity(tx, { memberId: created.id, provider, subject: person.subject, nickName: person.nickName, boundAt: now });
    if (!bound) {
      // Two first logins at once: the other one made the member.
      await deleteMember(tx, created.id);
      return null;
    }
    await audit({ ...ctx, db: tx }, { event: 'register', outcome: 'ok', memberId: created.id, detail: { provider } });
    return created;
  });
  if (member === null) {
    const other = await findIdentity(ctx.db, provider, person.subject);
    const first = other && (await findMember(ctx.db, other.memberId));
    if (first) return first;
  }
  if (!member) throw new Error('the member of an identity vanished');
  if (member.avatar === null && person.avatarUrl) await copyAvatar(ctx, member.id, person.avatarUrl);
  return member;
}

async function bind(ctx: Ctx<Session>, provider: Provider, given: Returned) {
  const person = await identifyVisitor(ctx, provider, 'bind', given);
  if ('reason' in person) return person;
  const { memberId } = ctx.session;
  const row = { memberId, provider, subject: person.subject, nickName: person.nickName, boundAt: ctx.clock.now() };
  const created = await insertIdentity(ctx.db, row);
  const bound = created ?? (await findIdentity(ctx.db, provider, person.subject));
  const isMine = bound?.memberId === memberId;
  await audit(ctx, { event: `bind.${provider}`, outcome: isMine ? 'ok' : 'refused', memberId });
  if (!bound) return refuseSocialAlready(providerNames[provider]);
  return isMine ? one({ provider, nickName: bound.nickName, bindTime: bound.boundAt.toISOString() }, '绑定成功') : refuseSocialTaken();
}
