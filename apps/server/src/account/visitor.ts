import { createHmac } from 'node:crypto';
import { networkOf, widerNetworkOf } from '../platform/budget.ts';
import type { Ctx } from '../platform/context.ts';
import type { Limit } from '../platform/rateLimits.queries.ts';
import { mobileInvalidFailure } from './account.errors.ts';
import { exportLimits, memberCodeLimits, mobileQuestionLimits, passkeyQuestionLimits, passwordLimits, ticketQuestionLimits } from './limits.ts';
import { parseMobile } from '../platform/members/mobile.ts';

/** What stands for one browser: its mark, or its address when it sends none. */
export const visitorOf = ({ uuid, ip }: Pick<Ctx, 'uuid' | 'ip'>) => uuid || ip;

/** A number as E.164. @throws Failure for what is no mobile */
export function mobileOf(text: string): string {
  const mobile = parseMobile(text);
  if (!mobile) throw mobileInvalidFailure();
  return mobile;
}

/** A key for a limit that does not give away whom it counts. */
export const limitKey = ({ config }: Pick<Ctx, 'config'>, kind: string, whom: string) =>
  `${kind}:${createHmac('sha256', config.secrets.signingKey).update(`${kind}\0${whom}`).digest('base64url').slice(0, 22)}`;

/** Where a request comes from, as far as it costs something to come from elsewhere. */
export const placeOf = ({ isLocal, ip }: Pick<Ctx, 'isLocal' | 'ip'>) => (isLocal ? '' : widerNetworkOf(ip));

/** Limits on wrong passwords: beyond `captcha` each further try has to be shown to be a person's, beyond `end` there is none. */
export function passwordHits(ctx: Ctx, account: string): { captcha: Limit[]; end: Limit[] } {
  const { captchaPerAccount, captchaPerNetwork, perNetwork, perAccount } = passwordLimits;
  const key = limitKey(ctx, 'password', account);
  const from = `${key}:${networkOf(ctx.ip)}`;
  // At this machine all visitors come from one address.
  const place = placeOf(ctx);
  const network = place === '' ? null : limitKey(ctx, 'password.network', place);
  const toLimit = (counted: string, { minutes, limit }: { minutes: number; limit: number }): Limit => ({ key: counted, limit, seconds: minutes * 60 });
  return {
    captcha: [toLimit(from, captchaPerAccount), ...(network ? [toLimit(network, captchaPerNetwork)] : [])],
    end: [toLimit(key, perAccount), ...(network ? [toLimit(network, perNetwork)] : [])],
  };
}

/** Limits on a member's wrong passwords beside the login: there is no captcha there, so the same numbers end it. */
export function ownPasswordHits(ctx: Ctx, account: string): Limit[] {
  const { captcha, end } = passwordHits(ctx, account);
  return [captcha[0], end[0]].flatMap((limit) => limit ?? []);
}

/** Limit on codes that a member has sent to a phone or address that is not yet theirs. */
export const memberCodeHits = (kind: keyof typeof memberCodeLimits, memberId: number): Limit[] => [
  { key: `member_code.${kind}:${memberId}`, limit: memberCodeLimits[kind].limit, seconds: memberCodeLimits[kind].minutes * 60 },
];

/** Limit on copies of their data that a member asks for. */
export const exportHits = (memberId: number): Limit[] => [
  { key: `export:${memberId}`, limit: exportLimits.perMember.limit, seconds: exportLimits.perMember.minutes * 60 },
];

/** Limit on asking whose a ticket is. */
export const ticketQuestionHits = (ctx: Ctx): Limit[] => [
  { key: limitKey(ctx, 'ticket_holder', visitorOf(ctx)), limit: ticketQuestionLimits.perVisitor.limit, seconds: ticketQuestionLimits.perVisitor.minutes * 60 },
];

/** Limits on asking whether a number has an account. */
export const mobileQuestionHits = (ctx: Ctx): Limit[] => questionHits(ctx, 'validate_mobile', mobileQuestionLimits.perVisitor);

/** Limits on beginning a login by passkey. */
export const passkeyQuestionHits = (ctx: Ctx): Limit[] => questionHits(ctx, 'passkey_login', passkeyQuestionLimits.perVisitor);

/** Limits on a question of somebody unknown: a browser, and the network whose browsers say what they like. */
function questionHits(ctx: Ctx, kind: string, { minutes, limit }: { minutes: number; limit: number }): Limit[] {
  const seconds = minutes * 60;
  return [
    { key: limitKey(ctx, kind, visitorOf(ctx)), limit, seconds },
    ...(ctx.isLocal ? [] : [{ key: limitKey(ctx, `${kind}.network`, widerNetworkOf(ctx.ip)), limit: limit * 5, seconds }]),
  ];
}
