import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { Decision } from '../../platform/domain.ts';
import { type Member, raiseRole, updateMember } from '../../platform/members/members.queries.ts';
import { submitReview } from '../../reviews/queue.queries.ts';
import { findSeats } from '../companies.queries.ts';
import { enterpriseMembers, enterprises } from '../enterprise.schema.ts';

/** A company as its member describes it. */
export interface CompanyNamed {
  name: string;
  creditCode: string;
  contactName: string;
}

/** Whether the company waits for review or is verified already. */
export async function isCompanyKnown(db: Db, creditCode: string): Promise<boolean> {
  const rows = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(enterprises.creditCode, creditCode), inArray(enterprises.status, [0, 1])));
  return rows.length > 0;
}

/** Writes a company down, with its member as the owner, and puts it into the operator's queue; false when another member was faster. */
export async function insertEnterprise(tx: Db, member: Member, company: CompanyNamed, now: Date): Promise<boolean> {
  const [row] = await tx
    .insert(enterprises)
    .values({ ...company, ownerId: member.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: enterprises.id });
  if (!row) return false;
  await tx.insert(enterpriseMembers).values({ memberId: member.id, enterpriseId: row.id, role: 'owner', joinedAt: now });
  const review = {
    kind: 'enterprise',
    memberId: member.id,
    title: company.name,
    facts: [
      { name: '企业名称', value: company.name },
      { name: '统一社会信用代码', value: company.creditCode },
      { name: '联系人', value: company.contactName },
      { name: '申请人', value: member.nickName },
    ],
    payload: { enterpriseId: row.id },
  } as const;
  await submitReview(tx, review, now);
  return true;
}

/** The company of a member. */
export async function findEnterprise(db: Db, memberId: number): Promise<typeof enterprises.$inferSelect | undefined> {
  const [row] = await db
    .select({ enterprise: enterprises })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .where(eq(enterpriseMembers.memberId, memberId));
  return row?.enterprise;
}

/** An application that an operator still has to decide, in words, or null. */
export async function openEnterpriseOf(db: Db, memberId: number): Promise<string | null> {
  const waiting = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(enterprises.ownerId, memberId), eq(enterprises.status, 0)));
  return waiting.length > 0 ? '企业认证还在审核中' : null;
}

/** Writes down whether a company was approved and until when; an approved one makes its members an enterprise. */
export async function decideEnterprise(tx: Db, enterpriseId: number, { isApproved, reason, now }: Decision, expiresAt: Date): Promise<void> {
  const status = isApproved ? 1 : 2;
  const [company] = await tx
    .update(enterprises)
    .set({ status, reason: isApproved ? null : reason, decidedAt: now, ...(isApproved && { verifiedAt: now, expiresAt }) })
    .where(and(eq(enterprises.id, enterpriseId), eq(enterprises.status, 0)))
    .returning({ name: enterprises.name });
  if (!company) return;
  for (const memberId of await findSeats(tx, enterpriseId)) await tellMember(tx, memberId, { status, name: company.name });
}

/** Writes to a member's row what holds of the company; an operator or merchant stays one, whatever company they also speak for. */
async function tellMember(tx: Db, memberId: number, { status, name }: { status: number; name: string }): Promise<void> {
  await updateMember(tx, memberId, { enterpriseStatus: status, ...(status === 1 && { company: name }) });
  if (status === 1) await raiseRole(tx, memberId, 'enterprise');
}

/** Ends the verifications whose time is over. @returns the companies */
export function expireEnterprises(tx: Db, now: Date): Promise<{ id: number; name: string }[]> {
  return tx
    .update(enterprises)
    .set({ status: 3 })
    .where(and(eq(enterprises.status, 1), lte(enterprises.expiresAt, now)))
    .returning({ id: enterprises.id, name: enterprises.name });
}
