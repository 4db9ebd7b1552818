import { and, eq, isNull, lte } from 'drizzle-orm';
import { auditRows } from '../../platform/audit.schema.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Composition } from '../../platform/domain.ts';
import { lockMember } from '../../platform/members/members.queries.ts';
import { members } from '../../platform/members/members.schema.ts';
import { forgetCodesTo } from '../codes.queries.ts';
import { eraseMemberRecords } from './memberRecords.queries.ts';

/** Numbers of the members whose week is over. */
export async function dueMembers(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(lte(members.eraseAt, now), isNull(members.erasedAt)));
  return rows.map(({ id }) => id);
}

/**
 * Takes out everything that names the member. The row itself stays: what others see of the account refers to it.
 * @returns Hashes of the files that went with it.
 */
export async function eraseMember(
  db: Db,
  { memberRecords, memberFiles }: Pick<Composition, 'memberRecords' | 'memberFiles'>,
  memberId: number,
  now: Date,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member || member.erasedAt) return [];
    const files: string[] = [];
    for (const filesOf of memberFiles) files.push(...(await filesOf(tx, memberId)));
    await eraseMemberRecords(tx, memberRecords, memberId);
    for (const recipient of [member.mobile, member.email]) if (recipient) await forgetCodesTo(tx, recipient);
    const nothing = { mobile: null, email: null, avatar: null, city: null, company: null, position: null, engineerField: [], passwordHash: null };
    await tx
      .update(members)
      .set({
        ...nothing,
        nickName: `已注销用户${memberId}`,
        role: 'member',
        enterpriseStatus: null,
        shareCode: null,
        source: null,
        eraseAt: null,
        erasedAt: now,
        disabledAt: now,
      })
      .where(eq(members.id, memberId));
    await tx.insert(auditRows).values({ at: now, event: 'account.erased', outcome: 'ok', memberId, ip: '', uuid: '', requestId: '' });
    return files;
  });
}
