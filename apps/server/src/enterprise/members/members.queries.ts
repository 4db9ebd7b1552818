import type { CompanyInvitation, CompanyMember, InvitationSeen } from '@chippage/api/types';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { memberNames } from '../../platform/members/members.queries.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import { enterpriseApplications, enterpriseInvitations, enterpriseMembers, enterprises, licenceFiles } from '../enterprise.schema.ts';
import type { SeatRole } from '../rights.rules.ts';

type InvitationRow = typeof enterpriseInvitations.$inferSelect;

const people = memberNames('people');

/** Who acts for a company, the owner first, then by when they came. */
export async function listMembers(db: Db, enterpriseId: number): Promise<Omit<CompanyMember, 'isSelf' | 'mobile'>[]> {
  const rows = await db
    .select({
      id: enterpriseMembers.memberId,
      nickName: people.nickName,
      avatar: people.avatar,
      role: enterpriseMembers.role,
      spendLimit: enterpriseMembers.spendLimit,
      joinedAt: enterpriseMembers.joinedAt,
    })
    .from(enterpriseMembers)
    .innerJoin(people, eq(people.id, enterpriseMembers.memberId))
    .where(eq(enterpriseMembers.enterpriseId, enterpriseId))
    .orderBy(sql`${enterpriseMembers.role} <> 'owner'`, asc(enterpriseMembers.joinedAt), asc(enterpriseMembers.memberId));
  return rows.map(({ joinedAt, ...row }) => ({ ...row, joinTime: joinedAt.toISOString() }));
}

/** An invitation as the company sees it. */
export const toInvitation = ({ id, mobile, role, spendLimit, createdAt, expiresAt }: InvitationRow): CompanyInvitation => ({
  id,
  mobile: mobile && maskMobile(mobile),
  role,
  spendLimit,
  createTime: createdAt.toISOString(),
  expireTime: expiresAt.toISOString(),
});

const isOpen = (now: Date) => gt(enterpriseInvitations.expiresAt, now);

/** The invitations of a company that wait. */
export async function listInvitations(db: Db, enterpriseId: number, now: Date): Promise<CompanyInvitation[]> {
  const rows = await db
    .select()
    .from(enterpriseInvitations)
    .where(and(eq(enterpriseInvitations.enterpriseId, enterpriseId), isOpen(now)))
    .orderBy(asc(enterpriseInvitations.id));
  return rows.map(toInvitation);
}

/** How many people and waiting invitations a company has. */
export async function countSeats(db: Db, enterpriseId: number, now: Date): Promise<{ members: number; invitations: number }> {
  return {
    members: await db.$count(enterpriseMembers, eq(enterpriseMembers.enterpriseId, enterpriseId)),
    invitations: await db.$count(enterpriseInvitations, and(eq(enterpriseInvitations.enterpriseId, enterpriseId), isOpen(now))),
  };
}

/** Writes an invitation down; one of the same number is replaced. */
export async function insertInvitation(tx: Db, row: typeof enterpriseInvitations.$inferInsert): Promise<InvitationRow> {
  if (row.mobile)
    await tx.delete(enterpriseInvitations).where(and(eq(enterpriseInvitations.enterpriseId, row.enterpriseId), eq(enterpriseInvitations.mobile, row.mobile)));
  const [written] = await tx.insert(enterpriseInvitations).values(row).returning();
  if (!written) throw new Error('the invitation was not written');
  return written;
}

/** Takes an invitation of a company back. @returns whether there was one */
export async function deleteInvitation(tx: Db, enterpriseId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(enterpriseInvitations)
    .where(and(eq(enterpriseInvitations.id, id), eq(enterpriseInvitations.enterpriseId, enterpriseId)))
    .returning({ id: enterpriseInvitations.id });
  return rows.length > 0;
}

/** An invitation that can still be accepted, held until the transaction ends. */
export async function lockInvitation(tx: Db, codeHash: string, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(enterpriseInvitations)
    .where(and(eq(enterpriseInvitations.codeHash, codeHash), isOpen(now)))
    .for('update');
  return row;
}

/** What an invitation is for; undefined when it is spent, or was sent to another number. */
export async function seeInvitation(db: Db, codeHash: string, mobile: string | null, now: Date): Promise<InvitationSeen | undefined> {
  const [row] = await db
    .select({ invitation: enterpriseInvitations, company: enterprises.name, inviter: people.nickName })
    .from(enterpriseInvitations)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseInvitations.enterpriseId))
    .innerJoin(people, eq(people.id, enterpriseInvitations.memberId))
    .where(and(eq(enterpriseInvitations.codeHash, codeHash), isOpen(now), eq(enterprises.status, 1)));
  if (!row || (row.invitation.mobile !== null && row.invitation.mobile !== mobile)) return undefined;
  const { role, spendLimit, expiresAt } = row.invitation;
  return { company: row.company, inviter: row.inviter, role, spendLimit, expireTime: expiresAt.toISOString() };
}

/** A company, held until the transaction ends: of two changes of its people the second waits. */
export async function lockCompany(tx: Db, id: number) {
  const [row] = await tx.select().from(enterprises).where(eq(enterprises.id, id)).for('update');
  if (!row) throw notFound('企业');
  return row;
}

/** Somebody's place in a company, or 404. */
export async function findSeat(db: Db, enterpriseId: number, memberId: number) {
  const [row] = await db
    .select()
    .from(enterpriseMembers)
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.memberId, memberId)));
  if (!row) throw notFound('成员');
  return row;
}

/** Gives somebody a place; false when they have one already. */
export async function insertSeat(tx: Db, row: typeof enterpriseMembers.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(enterpriseMembers).values(row).onConflictDoNothing().returning({ id: enterpriseMembers.memberId });
  return rows.length > 0;
}

/** Changes what somebody is. */
export async function updateSeat(tx: Db, memberId: number, change: { role: SeatRole; spendLimit: string | null }): Promise<void> {
  await tx.update(enterpriseMembers).set(change).where(eq(enterpriseMembers.memberId, memberId));
}

/** Takes somebody's place away. */
export async function deleteSeat(tx: Db, memberId: number): Promise<void> {
  await tx.delete(enterpriseMembers).where(eq(enterpriseMembers.memberId, memberId));
}

/** Whether an operator still has something of the company to look at. */
export const isApplicationWaiting = async (db: Db, enterpriseId: number): Promise<boolean> =>
  (await db.$count(enterpriseApplications, and(eq(enterpriseApplications.enterpriseId, enterpriseId), eq(enterpriseApplications.state, 'reviewing')))) > 0;

/** Makes somebody answer for a company, with its licences and what was handed in. The seats are changed besides. */
export async function moveOwnership(tx: Db, enterpriseId: number, ownerId: number): Promise<void> {
  const licence = sql`${licenceFiles.id} in (select ${enterprises.licenceFileId} from ${enterprises} where ${enterprises.id} = ${enterpriseId}
    union select ${enterpriseApplications.licenceFileId} from ${enterpriseApplications} where ${enterpriseApplications.enterpriseId} = ${enterpriseId})`;
  await tx.update(licenceFiles).set({ memberId: ownerId }).where(licence);
  await tx.update(enterpriseApplications).set({ memberId: ownerId }).where(eq(enterpriseApplications.enterpriseId, enterpriseId));
  await tx.update(enterprises).set({ ownerId }).where(eq(enterprises.id, enterpriseId));
}

/** Drops invitations that nobody accepted in time. */
export async function forgetInvitations(db: Db, before: Date): Promise<void> {
  await db.delete(enterpriseInvitations).where(lte(enterpriseInvitations.expiresAt, before));
}

/** That other people still act for the member's company, in words, or null. */
export async function openOwnershipOf(db: Db, memberId: number): Promise<string | null> {
  const [own] = await db.select({ id: enterprises.id, name: enterprises.name }).from(enterprises).where(eq(enterprises.ownerId, memberId));
  if (!own || (await db.$count(enterpriseMembers, eq(enterpriseMembers.enterpriseId, own.id))) < 2) return null;
  return `你是“${own.name}”的负责人，企业里还有别的成员，请先移交`;
}
