import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import type { Member } from '../../platform/members/members.queries.ts';
import { refusePasskeyExpired, refusePasskeyNotKept, refusePasskeysFull, refusePasskeyTaken, refusePasskeyUnavailable } from '../account.errors.ts';
import { done } from '../done.ts';
import { lives } from '../limits.ts';
import { sendMail, writeMail } from '../mails.ts';
import { passkeyMail } from '../mailTexts.ts';
import { memberOf, requireStepUp } from '../memberOf.ts';
import { issueSecret, spendSecret } from '../oneTimeSecrets.queries.ts';
import { passkeyLimits } from '@chippage/api/limits';
import { challengeOf, creationOptions, readNewKey } from './ceremonies.ts';
import { proposedName } from './passkeyNames.ts';
import { deletePasskey, insertPasskey, namePasskey, type PasskeyRow, passkeysOf } from './passkeys.queries.ts';
import { relyingParty } from './relyingParty.ts';

type PasskeyOperation = 'myPasskeys' | 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey';

/** A member's passkeys: adding, naming and removing them. */
export const passkeysHandlers: Handlers<PasskeyOperation> = {
  async myPasskeys({ db, session }) {
    return many((await passkeysOf(db, session.memberId)).map(toPasskey));
  },

  async beginPasskey(ctx) {
    requireStepUp(ctx);
    const site = relyingParty(ctx);
    if (!site) return refusePasskeyUnavailable();
    const member = await memberOf(ctx);
    const others = await passkeysOf(ctx.db, member.id);
    if (others.length >= passkeyLimits.passkeys) return refusePasskeysFull();
    // An authenticator shows one account for one handle, however many keys the member has elsewhere.
    const userHandle = others[0]?.userHandle ?? ctx.random.bytes(32).toString('base64url');
    const { secret } = await issueSecret(ctx, {
      kind: 'passkey_new',
      data: { memberId: member.id, sessionId: ctx.session.id, userHandle },
      lifeMs: lives.passkeyMinutes * 60_000,
    });
    return one(await creationOptions(site, { challenge: secret, userHandle, userName: member.nickName, others }));
  },

  async addPasskey(ctx, { credential, name }) {
    requireStepUp(ctx);
    const site = relyingParty(ctx);
    if (!site) return refusePasskeyUnavailable();
    const member = await memberOf(ctx);
    // Spent with the key that it gives: when that fails, the challenge is good again. A wrong use spends it.
    const added = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      const refuse = async <R extends { reason: string }>(refused: R) => {
        await audit(inside, { event: 'passkey.add', outcome: 'refused', memberId: member.id, detail: { reason: refused.reason } });
        return refused;
      };
      const challenge = challengeOf(credential);
      const bound = await spendSecret(inside, 'passkey_new', challenge);
      if (bound?.['memberId'] !== member.id || bound['sessionId'] !== ctx.session.id) return refuse(refusePasskeyExpired());
      const made = await readNewKey(site, credential, challenge);
      if (typeof made === 'string') {
        ctx.log.info({ why: made }, 'passkey not kept');
        return refuse(refusePasskeyNotKept());
      }
      const kept = await insertPasskey(tx, {
        memberId: member.id,
        credentialId: made.credential.id,
        publicKey: Buffer.from(made.credential.publicKey),
        userHandle: `${bound['userHandle']}`,
        counter: made.credential.counter,
        transports: credential.response.transports ?? [],
        isSynced: made.credentialBackedUp,
        name: name ?? proposedName(made.aaguid, ctx.reply.header('user-agent') ?? ''),
        createdAt: ctx.clock.now(),
      });
      if (kept === 'full') return refuse(refusePasskeysFull());
      if (kept === 'taken') return refuse(refusePasskeyTaken());
      return {
        kept,
        mail: await tell(inside, member, { event: 'passkey.add', passkey: kept.id, title: '通行密钥已添加', what: `添加了通行密钥“${kept.name}”` }),
      };
    });
    if ('reason' in added) return added;
    if (added.mail !== null) await sendMail(ctx, added.mail);
    return one(toPasskey(added.kept), '通行密钥已添加');
  },

  async renamePasskey({ db, session }, { id, name }) {
    if (!(await namePasskey(db, session.memberId, id, name))) throw notFound('通行密钥');
    return done('名称已修改');
  },

  async removePasskey(ctx, { id }) {
    requireStepUp(ctx);
    const member = await memberOf(ctx);
    const mail = await ctx.db.transaction(async (tx) => {
      const name = await deletePasskey(tx, member.id, id);
      if (name === undefined) throw notFound('通行密钥');
      return tell({ ...ctx, db: tx }, member, { event: 'passkey.remove', passkey: id, title: '通行密钥已移除', what: `移除了通行密钥“${name}”` });
    });
    if (mail !== null) await sendMail(ctx, mail);
    return done('通行密钥已移除');
  },
};

/** Writes down what happened to a member's ways in, for the trail and for the member. @returns the mail to send once that is committed */
async function tell(
  inside: Ctx<Session>,
  member: Member,
  { event, passkey, title, what }: { event: string; passkey: number; title: string; what: string },
): Promise<number | null> {
  await audit(inside, { event, outcome: 'ok', memberId: member.id, detail: { passkey } });
  const body = `您的账号刚刚${what}。如果不是您本人操作，请联系客服。`;
  await giveNotice(inside.db, { memberId: member.id, kind: 'account', title, body, href: '/userCenter/accountSetting' }, inside.clock.now());
  return member.email ? writeMail(inside, { memberId: member.id, to: member.email, ...passkeyMail(title, what) }) : null;
}

const toPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow) => ({
  id,
  name,
  createTime: createdAt.toISOString(),
  lastUsedTime: lastUsedAt?.toISOString() ?? null,
  isSynced,
});
