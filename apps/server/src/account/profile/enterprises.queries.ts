import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { submitReview } from '../../reviews/queue.queries.ts';
import type { Member } from '../../platform/members/members.queries.ts';
import { enterprises } from './profile.schema.ts';

/** A company as its member describes it. */
export interface Company {
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

/** Writes a company down and puts it into the operator's queue; false when another member was faster. */
export async function insertEnterprise(tx: Db, member: Member, company: Company, now: Date): Promise<boolean> {
  const [row] = await tx
    .insert(enterprises)
    .values({ ...company, memberId: member.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: enterprises.id });
  if (!row) return false;
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
  const [row] = await db.select().from(enterprises).where(eq(enterprises.memberId, memberId));
  return row;
}

/** An application that an operator still has to decide, in words, or null. */
export async function openEnterpriseOf(db: Db, memberId: number): Promise<string | null> {
  const waiting = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(enterprises.memberId, memberId), eq(enterprises.status, 0)));
  return waiting.length > 0 ? '企业认证还在审核中' : null;
}
