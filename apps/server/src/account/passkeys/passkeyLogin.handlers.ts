import type { PasskeyProof } from '@chippage/api/types';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import type { FindTextsInForce } from '../../platform/domain.ts';
import { one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { giveBack, takeHit } from '../../platform/rateLimits.queries.ts';
import {
  passkeyTooManyFailure,
  refuseNotAgreed,
  refusePasskeyExpired,
  refusePasskeyUnavailable,
  refusePasskeyUnknown,
  refusePasskeyWrong,
} from '../account.errors.ts';
import { lives } from '../limits.ts';
import { refuseDisabled } from '../login/login.handlers.ts';
import { issueSecret, spendSecret } from '../oneTimeSecrets.queries.ts';
import { limitKey, passkeyQuestionHits, passwordHits, visitorOf } from '../visitor.ts';
import { enter, giveOut } from '../welcome.ts';
import { challengeOf, readUse, requestOptions } from './ceremonies.ts';
import { findPasskey, noteUse } from './passkeys.queries.ts';
import { type RelyingParty, relyingParty } from './relyingParty.ts';

/** The browser that a challenge was given to. */
const browserOf = (ctx: Ctx) => limitKey(ctx, 'passkey', visitorOf(ctx));

/** Logging in by passkey. */
export const passkeyLoginHandlers = (texts: FindTextsInForce): Handlers<'beginPasskeyLogin' | 'loginByPasskey'> => ({
  async beginPasskeyLogin(ctx) {
    const site = relyingParty(ctx);
    if (!site) return refusePasskeyUnavailable();
    const wait = await takeHit(ctx.db, passkeyQuestionHits(ctx), ctx.clock.now());
    if (wait > 0) throw tooManyRequests(wait);
    const lifeMs = lives.passkeyMinutes * 60_000;
    const { secret } = await issueSecret(ctx, { kind: 'passkey_login', data: { browser: browserOf(ctx) }, lifeMs });
    return one(await requestOptions(site, secret));
  },

  async loginByPasskey(ctx, { credential, isAgreed }) {
    if (isAgreed === false) return refuseNotAgreed();
    const site = relyingParty(ctx);
    if (!site) return refusePasskeyUnavailable();
    // A key counts as an account; wrong passwords and wrong keys of one network count together. There is no captcha: nobody guesses a signature.
    const { end } = passwordHits(ctx, `passkey:${credential.id}`);
    const now = ctx.clock.now();
    const wait = await takeHit(ctx.db, end, now);
    if (wait > 0) {
      await audit(ctx, { event: 'login.passkey', outcome: 'refused', detail: { reason: 'login.too_many' } });
      throw passkeyTooManyFailure(wait);
    }
    // The challenge is spent with the login that it gives: when that fails, it is good again. A wrong use spends it.
    const came = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      const used = await useKey(inside, site, credential);
      if ('reason' in used) return { refusal: used, isKeyRight: false };
      const member = await findMember(tx, used.memberId);
      if (!member) return { refusal: refusePasskeyUnknown(), isKeyRight: false };
      if (member.disabledAt) return { refusal: await refuseDisabled(inside, member.id, 'login.passkey'), isKeyRight: true };
      const session = await enter(inside, member, { event: 'login.passkey', isFresh: true, agreedTo: isAgreed ? texts : undefined });
      return { member, session, isKeyRight: true };
    });
    const keys = end.map(({ key }) => key);
    if (came.isKeyRight) await giveBack(ctx.db, keys, now);
    if (came.refusal) return came.refusal;
    return one(giveOut(ctx, came.member, came.session), '登录成功!');
  },
});

/** Checks the use of a key, spends its challenge, and writes the use down. */
async function useKey(inside: Ctx, site: RelyingParty, credential: PasskeyProof) {
  const refuse = async <R extends { reason: string }>(refused: R, about: { memberId?: number; passkey?: number } = {}, event = 'login.passkey') => {
    const { memberId = null, passkey = null } = about;
    await audit(inside, { event, outcome: 'refused', memberId, detail: { reason: refused.reason, passkey } });
    return refused;
  };
  const challenge = challengeOf(credential);
  const bound = await spendSecret(inside, 'passkey_login', challenge);
  if (bound?.['browser'] !== browserOf(inside)) return refuse(refusePasskeyExpired());
  const key = await findPasskey(inside.db, credential.id);
  if (!key || key.userHandle !== credential.response.userHandle) return refuse(refusePasskeyUnknown());
  const about = { memberId: key.memberId, passkey: key.id };
  const use = await readUse(site, credential, { challenge, key });
  if (typeof use === 'string') {
    inside.log.info({ passkey: key.id, why: use }, 'passkey refused');
    return refuse(refusePasskeyWrong(), about);
  }
  const isNoted = await noteUse(inside.db, key.id, { counter: use.newCounter, isSynced: use.credentialBackedUp, at: inside.clock.now() });
  if (isNoted) return { memberId: key.memberId };
  inside.log.warn({ passkey: key.id }, 'the counter of a passkey went back: somebody may have a copy of it');
  return refuse(refusePasskeyWrong(), about, 'passkey.counter');
}
