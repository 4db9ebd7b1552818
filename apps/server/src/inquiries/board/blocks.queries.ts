import type { BlockedCompany } from '@chippage/api/types';
import { and, desc, eq, or } from 'drizzle-orm';
import { briefOf } from '../../enterprise/companyOf.ts';
import type { Db } from '../../platform/database/connect.ts';
import { blockedCompanies } from './board.schema.ts';

const pair = (enterpriseId: number, blockedId: number) => and(eq(blockedCompanies.enterpriseId, enterpriseId), eq(blockedCompanies.blockedId, blockedId));

/** Companies that a company blocked, the newest first. */
export async function listBlocked(db: Db, enterpriseId: number, page: { limit: number; offset: number }): Promise<{ rows: BlockedCompany[]; total: number }> {
  const where = eq(blockedCompanies.enterpriseId, enterpriseId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(blockedCompanies)
      .where(where)
      .orderBy(desc(blockedCompanies.createdAt), desc(blockedCompanies.blockedId))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(blockedCompanies, where),
  ]);
  const briefs = await briefOf(
    db,
    rows.map(({ blockedId }) => blockedId),
  );
  return {
    rows: rows.flatMap(({ blockedId, createdAt }) => {
      const company = briefs.get(blockedId);
      return company ? [{ company: { id: company.id, name: company.name }, createTime: createdAt.toISOString() }] : [];
    }),
    total,
  };
}

/** Whether one of two companies blocked the other. */
export const isBlockedBetween = async (db: Db, one: number, other: number): Promise<boolean> =>
  (await db.$count(blockedCompanies, or(pair(one, other), pair(other, one)))) > 0;

/** Blocks a company; twice is once. */
export async function addBlock(db: Db, row: typeof blockedCompanies.$inferInsert): Promise<void> {
  await db.insert(blockedCompanies).values(row).onConflictDoNothing();
}

/** Ends that. */
export async function dropBlock(db: Db, enterpriseId: number, blockedId: number): Promise<void> {
  await db.delete(blockedCompanies).where(pair(enterpriseId, blockedId));
}
