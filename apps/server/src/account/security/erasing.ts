import { and, eq, isNull, lte } from 'drizzle-orm';
import { auditRows } from '../../platform/audit.schema.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Composition, OpenMatter } from '../../platform/domain.ts';
import { dropBytes } from '../../platform/storedBytes.ts';
import { members } from '../../platform/members/members.schema.ts';
import { oneTimeCodes } from '../account.schema.ts';
import { eraseMemberRecords } from './memberRecords.ts';
import { enterprises } from '../profile/profile.schema.ts';

/** An application that an operator still has to decide, in words, or null. */
export async function openEnterpriseOf(db: Db, memberId: number): Promise<string | null> {
  const waiting = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(enterprises.memberId, memberId), eq(enterprises.status, 0)));
  return waiting.length > 0 ? '企业认证还在审核中' : null;
}

/** The first thing that stands in the way, or null. */
export async function openMatterOf(db: Db, openMatters: readonly OpenMatter[], memberId: number): Promise<string | null> {
  for (const look of openMatters) {
    const found = await look(db, memberId);
    if (found) return found;
  }
  return null;
}

/**
 * Takes out everything that names the member. The row itself stays: what others see of the account refers to it.
 * @returns Hashes of the files that went with it.
 */
async function eraseMember(
  db: Db,
  { memberRecords, memberFiles }: Pick<Composition, 'memberRecords' | 'memberFiles'>,
  memberId: number,
  now: Date,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
    if (!member || member.erasedAt) return [];
    const files: string[] = [];
    for (const filesOf of memberFiles) files.push(...(await filesOf(tx, memberId)));
    await eraseMemberRecords(tx, memberRecords, memberId);
    for (const recipient of [member.mobile, member.email]) if (recipient) await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.recipient, recipient));
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

/** Erases the accounts whose week is over, once an hour. */
export function registerErasingJob({ jobs, db, clock, files, log }: Platform, all: Composition): void {
  jobs.handle(
    'account.erase',
    async () => {
      const due = await db
        .select({ id: members.id })
        .from(members)
        .where(and(lte(members.eraseAt, clock.now()), isNull(members.erasedAt)));
      for (const { id } of due) {
        // What was opened meanwhile is finished first; the next hour looks again.
        if (await openMatterOf(db, all.openMatters, id)) continue;
        for (const sha256 of await eraseMember(db, all, id, clock.now())) await dropBytes({ db, files }, sha256);
        log.info({ member: id }, 'account erased');
      }
    },
    { everyCron: '37 * * * *' },
  );
}
