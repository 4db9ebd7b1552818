import type { FinancialReport, FinancialReportFacts, FinancialReportMonth } from '@chippage/api/types';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { brandsByNumber } from '../../datasheets/parts/joined.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { financialReports } from './financialReports.schema.ts';

type Row = typeof financialReports.$inferSelect;

function toReport({
  row: { brandId, updatedAt, ...row },
  brandName,
  brandNameCn,
}: {
  row: Row;
  brandName: string | null;
  brandNameCn: string | null;
}): FinancialReport {
  return { ...row, ...(brandId !== null && { brandId }), brandName: brandNameCn ?? brandName, updateTime: updatedAt.toISOString() };
}

const select = (db: Db) =>
  db
    .select({ row: financialReports, brandName: sql<string | null>`b.name`, brandNameCn: sql<string | null>`b.name_cn` })
    .from(financialReports)
    .leftJoin(sql`${brandsByNumber} b`, sql`b.id = ${financialReports.brandId}`);

/** The entries of a month by day, of companies whose name or sign holds the words. */
export async function listReports(db: Db, { month, keywords }: { month: string; keywords: string }): Promise<FinancialReport[]> {
  const words = keywords.trim();
  const like = literalLike(words);
  const rows = await select(db)
    .where(
      and(
        sql`to_char(${financialReports.date}, 'YYYY-MM') = ${month}`,
        words === ''
          ? undefined
          : or(
              sql`${financialReports.company} ilike ${like}`,
              sql`${financialReports.listing} ilike ${like}`,
              sql`b.name ilike ${like}`,
              sql`b.name_cn ilike ${like}`,
            ),
      ),
    )
    .orderBy(asc(financialReports.date), asc(financialReports.company), asc(financialReports.id));
  return rows.map(toReport);
}

/** Of the months that have entries the one of a day, else the nearest before, else the nearest after; undefined: there are none. @param day E.g. 2026-11-29 */
export async function nearestMonth(db: Db, day: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ month: string | null }>(sql`
    select to_char(coalesce(
      (select max(date) from financial_reports where date < date_trunc('month', ${day}::date) + interval '1 month'),
      (select min(date) from financial_reports)), 'YYYY-MM') as month`);
  return rows[0]?.month ?? undefined;
}

/** The months that have entries, the newest first. */
export async function listReportMonths(db: Db): Promise<FinancialReportMonth[]> {
  const { rows } = await db.execute<{ month: string; total: number }>(
    sql`select to_char(date, 'YYYY-MM') as month, count(*)::int as total from financial_reports group by 1 order by 1 desc`,
  );
  return rows;
}

/** One entry. */
export async function findReport(db: Db, id: number): Promise<FinancialReport | undefined> {
  const [found] = await select(db).where(eq(financialReports.id, id));
  return found && toReport(found);
}

/** Whether a company's results of a time are there already, in another entry. */
export const isFiled = async (db: Db, { company, kind, period }: FinancialReportFacts, besides = 0): Promise<boolean> =>
  (await db.$count(
    financialReports,
    and(
      sql`lower(${financialReports.company}) = lower(${company})`,
      eq(financialReports.kind, kind),
      eq(financialReports.period, period),
      ne(financialReports.id, besides),
    ),
  )) > 0;

const toRow = ({ brandId, ...facts }: FinancialReportFacts, now: Date) => ({ ...facts, brandId: brandId ?? null, updatedAt: now });

/** Files an entry. @returns its number */
export async function insertReport(tx: Db, facts: FinancialReportFacts, now: Date): Promise<number> {
  const [row] = await tx.insert(financialReports).values(toRow(facts, now)).returning({ id: financialReports.id });
  if (!row) throw new Error('the entry was not written');
  return row.id;
}

/** Puts an entry right. @returns whether it is there */
export async function updateReport(tx: Db, id: number, facts: FinancialReportFacts, now: Date): Promise<boolean> {
  const rows = await tx.update(financialReports).set(toRow(facts, now)).where(eq(financialReports.id, id)).returning({ id: financialReports.id });
  return rows.length > 0;
}

/** Takes an entry off. @returns whether it was there */
export async function deleteReport(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.delete(financialReports).where(eq(financialReports.id, id)).returning({ id: financialReports.id });
  return rows.length > 0;
}
