import type { BoardReport } from '@chippage/api/types';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { ReportStore } from '../../platform/domain.ts';
import { boardReports, boardRows } from './board.schema.ts';

/** What members say is wrong with rows. */
export const boardReportNames = {
  fake: '假货或翻新未说明',
  wrong: '信息不实',
  price: '虚假价格',
  contact: '冒用他人',
  other: '其他',
} as const satisfies Record<BoardReport['kind'], string>;

/** Writes a report down; false when the member reported this row before. */
export async function insertReport(tx: Db, report: typeof boardReports.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(boardReports).values(report).onConflictDoNothing().returning({ id: boardReports.id });
  return rows.length > 0;
}

/** Says in which review an operator looks at a report. */
export async function setReportReview(tx: Db, { rowId, memberId }: { rowId: number; memberId: number }, reviewId: number): Promise<void> {
  await tx
    .update(boardReports)
    .set({ reviewId })
    .where(and(eq(boardReports.rowId, rowId), eq(boardReports.memberId, memberId)));
}

/** What a member reported of the board. */
export const boardReportStore: ReportStore = {
  of: (memberId) => sql`
    select r.row_id as thing_id, case b.type when 1 then '求购 ' else '供应 ' end || b.model as title,
      case when b.state = 'live' and b.deleted_at is null then '/inquiry/demandDetails/' || b.id end as href,
      r.kind as reason, r.text as note, r.review_id, r.created_at
    from ${boardReports} r join ${boardRows} b on b.id = r.row_id where r.member_id = ${memberId}`,
  reasons: boardReportNames,
};
