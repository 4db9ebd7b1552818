import { engineerFieldLimits } from '@chippage/api/limits';
import type { MyDetail } from '@chippage/api/types';
import { audit } from '../../platform/audit.queries.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { toEnterpriseStatus } from '../../enterprise/companyOf.ts';
import { submitReview } from '../../reviews/queue.queries.ts';
import { avatarForeignFailure, fieldsTooManyFailure, refuseNameTaken } from '../account.errors.ts';
import { findMember, findMemberByShareCode, isNameUnused, isTaken, type Member, updateMember } from '../../platform/members/members.queries.ts';
import { maskEmail } from '../email.ts';
import { mailsOf } from '../mails.queries.ts';
import { memberOf } from '../memberOf.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import { cleanName, isReservedName } from '../names.ts';
import { isOwnPicture } from './pictures.ts';
import { countInvited } from './profile.queries.ts';

type ProfileOperation = 'myDetail' | 'userInfo' | 'identity' | 'requiredData' | 'updateProfile' | 'shareCode' | 'shareCodeOwner' | 'mailLog';

/** What each role may do beside what every member may. */
const permissions: Record<Member['role'], string[]> = {
  member: [],
  author: [],
  enterprise: [],
  merchant: [],
  operator: ['operator.reviews', 'operator.feedback', 'operator.members', 'operator.content', 'operator.audit'],
};

/** Who a member is and shows to be. */
export const profileHandlers: Handlers<ProfileOperation> = {
  myDetail: async (ctx) => one(toDetail(await memberOf(ctx))),

  async userInfo({ db }, { id }) {
    const member = await findMember(db, id);
    if (!member || member.erasedAt) throw notFound('用户');
    return one({ id: member.id, nickName: member.nickName, avatar: member.avatar });
  },

  async identity(ctx) {
    const { id, role, enterpriseStatus } = await memberOf(ctx);
    return one({ id, role, enterpriseStatus: toEnterpriseStatus(enterpriseStatus), permissions: permissions[role] });
  },

  async requiredData(ctx) {
    const member = await memberOf(ctx);
    // Publishing and commenting ask for a verified phone by law; a company's member is asked for its name.
    const missing = [...(member.mobile === null ? ['mobile'] : []), ...(member.role === 'enterprise' && !member.company ? ['company'] : [])];
    return one({ isComplete: missing.length === 0, missing });
  },

  async updateProfile(ctx, { nickName, avatar, city, company, position, engineerField }) {
    const member = await memberOf(ctx);
    const now = ctx.clock.now();
    const name = nickName === undefined ? member.nickName : cleanName(nickName);
    const isRenamed = name !== member.nickName;
    if (isRenamed && (isReservedName(name) || !(await isNameUnused(ctx.db, name, member.id)))) return refuseNameTaken();
    if (avatar && avatar !== member.avatar && !(await isOwnPicture(ctx.db, member.id, avatar))) throw avatarForeignFailure();
    const texts = Object.entries({ avatar, city, company, position }).flatMap(([field, value]) => (value === undefined ? [] : [[field, value.trim() || null]]));
    const changes = { nickName: name, ...Object.fromEntries(texts), ...(engineerField !== undefined && { engineerField: fieldsOf(engineerField) }) };
    const saving = ctx.db.transaction(async (tx) => {
      const row = await updateMember(tx, member.id, changes);
      await audit({ ...ctx, db: tx }, { event: 'profile.update', outcome: 'ok', memberId: member.id });
      const facts = [{ name: '原昵称', value: member.nickName }];
      // Others see it at once; an operator looks at it afterwards and may take it back.
      if (isRenamed) await submitReview(tx, { kind: 'nick_name', memberId: member.id, title: name, facts, payload: { nickName: name } }, now);
      if (row.avatar && row.avatar !== member.avatar)
        await submitReview(tx, { kind: 'avatar', memberId: member.id, title: name, facts: [], imageUrl: row.avatar, payload: { avatar: row.avatar } }, now);
      return row;
    });
    // Two members who take the same name at once both found it free.
    const changed = await saving.catch((error: unknown) => {
      if (isTaken(error)) return null;
      throw error;
    });
    return changed ? one(toDetail(changed), '已保存') : refuseNameTaken();
  },

  async shareCode(ctx) {
    const member = await memberOf(ctx);
    const code = member.shareCode ?? '';
    return one({ code, url: `${ctx.origin}/register?shareCode=${code}`, registrations: await countInvited(ctx.db, member.id) });
  },

  async shareCodeOwner({ db }, { code }) {
    const owner = await findMemberByShareCode(db, code);
    const isValid = owner !== undefined && owner.disabledAt === null;
    return one({ isValid, nickName: isValid ? owner.nickName : null });
  },

  async mailLog({ db, session }, { pageIndex, pageSize }) {
    const { rows, total } = await mailsOf(db, session.memberId, pageIndex, pageSize);
    return many(
      rows.map(({ id, subject, recipient, state, createdAt }) => ({ id, subject, to: maskEmail(recipient), state, createTime: createdAt.toISOString() })),
      total,
    );
  },
};

function fieldsOf(text: string): string[] {
  const fields = [...new Set(text.split(/[,，]/).map((field) => field.trim()))].filter(Boolean);
  if (fields.length > engineerFieldLimits.count || fields.some((field) => [...field].length > engineerFieldLimits.length)) throw fieldsTooManyFailure();
  return fields;
}

/** The member as the member sees themselves. */
const toDetail = (member: Member): MyDetail => ({
  id: member.id,
  nickName: member.nickName,
  avatar: member.avatar,
  mobile: member.mobile && maskMobile(member.mobile),
  hasPassword: member.passwordHash !== null,
  enterpriseStatus: toEnterpriseStatus(member.enterpriseStatus),
  role: member.role,
  createTime: member.createdAt.toISOString(),
  email: member.email && maskEmail(member.email),
  city: member.city,
  company: member.company,
  position: member.position,
  engineerField: member.engineerField,
  eraseTime: member.eraseAt?.toISOString() ?? null,
});
