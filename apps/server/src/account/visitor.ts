import { createHmac } from 'node:crypto';
import { networkOf, widerNetworkOf } from '../platform/budget.ts';
import type { Ctx } from '../platform/context.ts';
import type { Limit } from '../platform/rateLimits.queries.ts';
import { mobileInvalidFailure } from './account.errors.ts';
import { memberCodeLimits, mobileQuestionLimits, passwordLimits } from './limits.ts';
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

/** Limits on wrong passwords: an account from one network, and the account from everywhere. */
export function passwordHits(ctx: Ctx, account: string): Limit[] {
  const key = limitKey(ctx, 'password', account);
  const { perNetwork, perAccount } = passwordLimits;
  return [
    { key: `${key}:${networkOf(ctx.ip)}`, limit: perNetwork.limit, seconds: perNetwork.minutes * 60 },
    { key, limit: perAccount.limit, seconds: perAccount.minutes * 60 },
  ];
}

/** Limit on codes that a member has sent to a phone or address that is not yet theirs. */
export const memberCodeHits = (kind: keyof typeof memberCodeLimits, memberId: number): Limit[] => [
  { key: `member_code.${kind}:${memberId}`, limit: memberCodeLimits[kind].limit, seconds: memberCodeLimits[kind].minutes * 60 },
];

/** Limits on asking whether a number has an account: a browser, and the network whose browsers say what they like. */
export function mobileQuestionHits(ctx: Ctx): Limit[] {
  const { perVisitor } = mobileQuestionLimits;
  const seconds = perVisitor.minutes * 60;
  return [
    { key: limitKey(ctx, 'validate_mobile', visitorOf(ctx)), limit: perVisitor.limit, seconds },
    ...(ctx.isLocal ? [] : [{ key: limitKey(ctx, 'validate_mobile.network', widerNetworkOf(ctx.ip)), limit: perVisitor.limit * 5, seconds }]),
  ];
}
