import { createHash } from 'node:crypto';
import { companyLimits } from '@chippage/api/limits';
import type { CompanyPeople } from '@chippage/api/types';
import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Composition } from '../../platform/domain.ts';
import { notFound, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findMember, findMemberByMobile, lockMember, mobilesOf, raiseRole, settleRole, updateMember } from '../../platform/members/members.queries.ts';
import { maskMobile, parseMobile } from '../../platform/members/mobile.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { companyOf, requireCompany, requireVerified } from '../companyOf.ts';
import { roleWords } from '../enterprise.errors.ts';
import { mayRole } from '../rights.rules.ts';
import { ownState } from '../verification/ownState.ts';
import {
  refuseApplicationWaits,
  refuseFullCompany,
  refuseMemberAlready,
  refuseMemberTaken,
  refuseNoMember,
  refuseOwnerStays,
  refuseSpentInvitation,
} from './members.errors.ts';
import {
  countSeats,
  deleteInvitation,
  deleteSeat,
  findSeat,
  insertInvitation,
  insertSeat,
  isApplicationWaiting,
  listInvitations,
  listMembers,
  lockCompany,
  lockInvitation,
  moveOwnership,
  seeInvitation,
  toInvitation,
  updateSeat,
} from './members.queries.ts';
import { limitOf } from './members.rules.ts';

type MemberOperation =
  | 'companyPeople'
  | 'inviteMember'
  | 'withdrawInvitation'
  | 'seeInvitation'
  | 'acceptInvitation'
  | 'changeSeat'
  | 'removeSeat'
  | 'leaveCompany'
  | 'handOverCompany';

const DAY = 86_400_000;
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
const invitationPath = (code: string) => `/userCenter/manage/invitation#code=${code}`;

const maskedOf = (mobile: string | undefined) => (mobile === undefined ? null : maskMobile(mobile));

/** The people of a company as one of them sees them. */
async function peopleOf({ db, session, clock }: Ctx<Session>, enterpriseId: number, mayInvite: boolean): Promise<CompanyPeople> {
  const rows = await listMembers(db, enterpriseId);
  const mobiles = mayInvite
    ? await mobilesOf(
        db,
        rows.map(({ id }) => id),
      )
    : new Map<number, string>();
  const members = rows.map((row) => ({ ...row, mobile: maskedOf(mobiles.get(row.id)), isSelf: row.id === session.memberId }));
  return { members, invitations: mayInvite ? await listInvitations(db, enterpriseId, clock.now()) : [] };
}

/** Takes the company from a member's row, with the role that came with it. */
async function forgetCompany(tx: Db, all: Composition, memberId: number): Promise<void> {
  await updateMember(tx, memberId, { enterpriseStatus: null });
  await settleRole(tx, memberId, all.roleFacts);
}

/** The people of companies: who may do what for them, and how they come and go. */
export const membersHandlers = (all: Composition) => {
  /** Does something with somebody's place, alone with the company, and answers with all people. */
  const withSeat = async <R extends { code: 0 }>(
    ctx: Ctx<Session>,
    id: number,
    event: string,
    said: string,
    work: (tx: Db, seat: Awaited<ReturnType<typeof findSeat>>, company: Awaited<ReturnType<typeof lockCompany>>) => Promise<R | null>,
  ) => {
    const { id: companyId } = await requireCompany(ctx, 'company.members');
    const refused = await ctx.db.transaction(async (tx) => {
      const company = await lockCompany(tx, companyId);
      // Whoever changed the people meanwhile may have changed who asks.
      await requireCompany({ ...ctx, db: tx }, 'company.members');
      const done = await work(tx, await findSeat(tx, companyId, id), company);
      if (done === null) await audit({ ...ctx, db: tx }, { event, outcome: 'ok', memberId: ctx.session.memberId, detail: { company: companyId, member: id } });
      return done;
    });
    if (refused) return refused;
    const now = await companyOf(ctx.db, ctx.session.memberId);
    return one(await peopleOf(ctx, companyId, now !== undefined && mayRole(now.role, 'company.members')), said);
  };

  return {
    async companyPeople(ctx) {
      const company = await requireVerified(ctx);
      return one(await peopleOf(ctx, company.id, mayRole(company.role, 'company.members')));
    },

    async inviteMember(ctx, { mobile: written, role, spendLimit }) {
      const now = ctx.clock.now();
      const { memberId } = ctx.session;
      const { id: enterpriseId, name } = await requireCompany(ctx, 'company.members');
      const wait = await takeHit(ctx.db, [{ key: `invitation:${memberId}`, limit: 60, seconds: 86_400 }], now);
      if (wait > 0) throw tooManyRequests(wait, '今天邀请得太多了，请明天再来');
      const mobile = written.trim() === '' ? null : parseMobile(written.trim());
      const invited = mobile === null ? undefined : await findMemberByMobile(ctx.db, mobile);
      if (written.trim() !== '' && !invited) return refuseNoMember();
      if (invited && (await companyOf(ctx.db, invited.id))) return refuseMemberTaken();
      const code = ctx.random.bytes(32).toString('base64url');
      return ctx.db.transaction(async (tx) => {
        await lockCompany(tx, enterpriseId);
        const { members, invitations } = await countSeats(tx, enterpriseId, now);
        if (members >= companyLimits.members || invitations >= companyLimits.invitations) return refuseFullCompany();
        const row = { enterpriseId, memberId, mobile, role, spendLimit: limitOf(role, spendLimit), codeHash: hashOf(code), createdAt: now };
        const written = await insertInvitation(tx, { ...row, expiresAt: new Date(now.getTime() + companyLimits.days * DAY) });
        if (invited) {
          const body = `“${name}”邀请你作为${roleWords[role]}加入，${companyLimits.days} 天内有效，点开接受。`;
          await giveNotice(tx, { memberId: invited.id, kind: 'account', href: invitationPath(code), title: '企业邀请', body }, now);
        }
        await audit({ ...ctx, db: tx }, { event: 'company.invite', outcome: 'ok', memberId, detail: { company: enterpriseId } });
        return one(
          { ...toInvitation(written), url: invited ? null : `${ctx.origin}${invitationPath(code)}` },
          invited ? '已通知对方' : '链接已生成，只能用一次',
        );
      });
    },

    async withdrawInvitation(ctx, { id }) {
      const company = await companyOf(ctx.db, ctx.session.memberId);
      // Of another company it does not exist.
      if (!company || !mayRole(company.role, 'company.members') || !(await deleteInvitation(ctx.db, company.id, id))) throw notFound('邀请');
      return { code: 1, msg: '已撤回', data: null };
    },

    async seeInvitation({ db, session, clock }, { code }) {
      const member = await findMember(db, session.memberId);
      const seen = await seeInvitation(db, hashOf(code), member?.mobile ?? null, clock.now());
      return seen ? one(seen) : refuseSpentInvitation();
    },

    async acceptInvitation(ctx, { code }) {
      const now = ctx.clock.now();
      const { memberId } = ctx.session;
      const refused = await ctx.db.transaction(async (tx) => {
        const invitation = await lockInvitation(tx, hashOf(code), now);
        const member = await lockMember(tx, memberId);
        if (!invitation || !member || (invitation.mobile !== null && invitation.mobile !== member.mobile)) return refuseSpentInvitation();
        const company = await lockCompany(tx, invitation.enterpriseId);
        if (company.status !== 1) return refuseSpentInvitation();
        if (await companyOf(tx, memberId)) return refuseMemberAlready();
        if ((await countSeats(tx, company.id, now)).members >= companyLimits.members) return refuseFullCompany();
        const { role, spendLimit } = invitation;
        if (!(await insertSeat(tx, { memberId, enterpriseId: company.id, role, spendLimit, joinedAt: now }))) return refuseMemberAlready();
        await deleteInvitation(tx, company.id, invitation.id);
        await updateMember(tx, memberId, { enterpriseStatus: 1, company: company.name });
        await raiseRole(tx, memberId, 'enterprise');
        const body = `${member.nickName} 接受了邀请，身份是${roleWords[role]}。`;
        await giveNotice(
          tx,
          { memberId: invitation.memberId, kind: 'account', href: '/userCenter/manage/companyManage?tab=members', title: '有成员加入企业', body },
          now,
        );
        await audit({ ...ctx, db: tx }, { event: 'company.join', outcome: 'ok', memberId, detail: { company: company.id } });
        return null;
      });
      return refused ?? one(await ownState(ctx), '已加入');
    },

    changeSeat: (ctx, { id, role, spendLimit }) =>
      withSeat(ctx, id, 'company.seat', '已保存', async (tx, seat) => {
        if (seat.role === 'owner') return refuseOwnerStays();
        await updateSeat(tx, id, { role, spendLimit: limitOf(role, spendLimit) });
        return null;
      }),

    removeSeat: (ctx, { id }) =>
      withSeat(ctx, id, 'company.remove', '已移除', async (tx, seat, { name }) => {
        if (seat.role === 'owner') return refuseOwnerStays();
        await deleteSeat(tx, id);
        await forgetCompany(tx, all, id);
        await giveNotice(tx, { memberId: id, kind: 'account', title: '你已不在企业里', body: `“${name}”的负责人把你移出了企业。` }, ctx.clock.now());
        return null;
      }),

    async leaveCompany(ctx) {
      const { memberId } = ctx.session;
      return ctx.db.transaction(async (tx) => {
        const own = await companyOf(tx, memberId);
        if (!own) return { code: 1 as const, msg: '已退出', data: null };
        await lockCompany(tx, own.id);
        if ((await companyOf(tx, memberId))?.role === 'owner') return refuseOwnerStays();
        await deleteSeat(tx, memberId);
        await forgetCompany(tx, all, memberId);
        await audit({ ...ctx, db: tx }, { event: 'company.leave', outcome: 'ok', memberId, detail: { company: own.id } });
        return { code: 1 as const, msg: '已退出', data: null };
      });
    },

    handOverCompany: (ctx, { id }) =>
      withSeat(ctx, id, 'company.hand_over', '已移交', async (tx, seat, company) => {
        if (seat.role === 'owner') return null;
        if (await isApplicationWaiting(tx, company.id)) return refuseApplicationWaits();
        // The one before first: a company never has two.
        await updateSeat(tx, ctx.session.memberId, { role: 'approver', spendLimit: null });
        await updateSeat(tx, id, { role: 'owner', spendLimit: null });
        await moveOwnership(tx, company.id, id);
        const body = `你现在是“${company.name}”的负责人，可以修改资料、管理成员。`;
        await giveNotice(tx, { memberId: id, kind: 'account', href: '/userCenter/manage/companyManage', title: '企业已移交给你', body }, ctx.clock.now());
        return null;
      }),
  } satisfies Handlers<MemberOperation>;
};
