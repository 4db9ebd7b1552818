import { createHmac, timingSafeEqual } from 'node:crypto';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import { AdapterError } from '../../services/adapterError.ts';
import type { SocialPerson } from '../../services/social/port.ts';
import { refuseSocialExpired, socialForeignFailure, refuseSocialUnavailable } from '../account.errors.ts';
import { lives } from '../limits.ts';
import { issueSecret, spendSecret } from '../oneTimeSecrets.queries.ts';
import { visitorOf } from '../visitor.ts';

/** A provider of logins. */
export type Provider = 'wx' | 'qq';
/** What a visit to it is for. */
export type Operate = 'login' | 'bind';

/** What people call the providers. */
export const providerNames: Record<Provider, string> = { wx: '微信', qq: 'QQ' };

/** Page of the portal that both providers send people back to. */
const RETURN_PATH = '/socialReturn';

/** The address that is registered with both providers. */
export const returnAddress = ({ origin }: Pick<Ctx, 'origin'>) => `${origin}${RETURN_PATH}`;

const cookieOf = (provider: Provider) => `oauth_${provider}`;

const proofOf = (ctx: Ctx, provider: Provider, operate: Operate, state: string) =>
  createHmac('sha256', ctx.config.secrets.signingKey)
    .update(['oauth', provider, operate, visitorOf(ctx), state].join('\0'))
    .digest('base64url');

/** Begins a visit: the state is good once, for this purpose, in the browser that gets the cookie. */
export async function beginVisit(ctx: Ctx, provider: Provider, operate: Operate): Promise<string> {
  const lifeMs = lives.socialStateMinutes * 60_000;
  // WeChat takes letters and digits only.
  const { secret: state } = await issueSecret(ctx, {
    kind: 'social_state',
    data: { provider, operate },
    lifeMs,
    secret: ctx.random.bytes(24).toString('hex'),
  });
  ctx.reply.setCookie(cookieOf(provider), proofOf(ctx, provider, operate, state), { maxAge: lifeMs / 1000 });
  return state;
}

/**
 * Ends a visit: checks that it began in this browser, for this purpose, before the provider is asked anything.
 * @throws Failure 403 for a visit of another browser, of another purpose, or an ended one
 */
async function endVisit(ctx: Ctx, provider: Provider, operate: Operate, state: string): Promise<void> {
  const expected = Buffer.from(proofOf(ctx, provider, operate, state));
  const given = Buffer.from(ctx.reply.cookie(cookieOf(provider)) ?? '');
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const begun = isOurs ? await spendSecret(ctx, 'social_state', state) : null;
  if (begun?.['provider'] === provider && begun['operate'] === operate) {
    ctx.reply.clearCookie(cookieOf(provider));
    return;
  }
  await audit(ctx, { event: `login.${provider}`, outcome: 'refused', memberId: ctx.session?.memberId ?? null, detail: { reason: 'social.state', operate } });
  throw socialForeignFailure();
}

/** Who came back from a provider, or why nobody did. */
export async function identifyVisitor(
  ctx: Ctx,
  provider: Provider,
  operate: Operate,
  { authorizationCode, state }: { authorizationCode: string; state: string },
) {
  await endVisit(ctx, provider, operate, state);
  const service = ctx.services[provider];
  if (!service) return refuseSocialUnavailable(providerNames[provider]);
  try {
    const person: SocialPerson = await service.identify(authorizationCode, returnAddress(ctx));
    return person;
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    const reason = error.kind === 'rejected' ? refuseSocialExpired() : refuseSocialUnavailable(providerNames[provider]);
    await audit(ctx, { event: `login.${provider}`, outcome: error.kind === 'rejected' ? 'refused' : 'failed', detail: { reason: reason.reason } });
    return reason;
  }
}
