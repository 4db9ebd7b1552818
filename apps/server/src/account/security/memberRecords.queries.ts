import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { MemberRecords } from '../../platform/domain.ts';

/** All rows of a member, by kind. */
export async function readMemberRecords(db: Db, memberRecords: readonly MemberRecords[], memberId: number): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const { name, table, owner, hidden = [] } of memberRecords) {
    const rows: Record<string, unknown>[] = await db.select().from(table).where(eq(owner, memberId));
    found[name] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))));
  }
  return found;
}

/** Removes all rows of a member that need not stay. */
export async function eraseMemberRecords(tx: Db, memberRecords: readonly MemberRecords[], memberId: number): Promise<void> {
  for (const { table, owner, isKept } of memberRecords) if (!isKept) await tx.delete(table).where(eq(owner, memberId));
}
