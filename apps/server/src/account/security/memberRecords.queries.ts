import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { MemberRecords } from '../../platform/domain.ts';

/** All rows of a member, kind by kind. */
export async function* readMemberRecords(
  db: Db,
  memberRecords: readonly MemberRecords[],
  memberId: number,
): AsyncGenerator<{ name: string; rows: Record<string, unknown>[] }> {
  for (const { name, table, owner, hidden = [] } of memberRecords) {
    const rows: Record<string, unknown>[] = await db.select().from(table).where(eq(owner, memberId));
    yield { name, rows: rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)))) };
  }
}

/** Removes all rows of a member that need not stay, and takes the member out of those that do. */
export async function eraseMemberRecords(tx: Db, memberRecords: readonly MemberRecords[], memberId: number): Promise<void> {
  for (const { table, owner, isKept, erasedTo } of memberRecords) {
    const isMine = eq(owner, memberId);
    if (!isKept) await tx.delete(table).where(isMine);
    else if (erasedTo) await tx.update(table).set(erasedTo).where(isMine);
  }
}
