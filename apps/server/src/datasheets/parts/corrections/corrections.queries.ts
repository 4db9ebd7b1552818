import type { PartCorrection } from '@chippage/api/types';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/connect.ts';
import { memberNames } from '../../../platform/members/members.queries.ts';
import { partCorrections } from './corrections.schema.ts';
import type { FactValue } from './factValue.rules.ts';

/** The values of a part that can be corrected. */
export interface PartValues extends Record<string, unknown> {
  categoryId: string;
  packageCase: string | null;
  pins: number | null;
  lifecycle: string;
  params: Record<string, FactValue>;
}

/** A correction with its values as stored. */
export interface CorrectionRow extends Record<string, unknown>, Pick<PartCorrection, 'id' | 'field' | 'source' | 'reason' | 'madeBy' | 'undoneBy'> {
  partId: number;
  value: FactValue;
  former: FactValue | null;
  catalogue: FactValue | null;
  madeAt: string;
  undoneAt: string | null;
}

const general = ['packageCase', 'pins', 'lifecycle'];
const makers = memberNames('m');
const undoers = memberNames('u');

/** The values of a part, or undefined. */
export async function readPartValues(db: Db, partId: number): Promise<PartValues | undefined> {
  const { rows } = await db.execute<PartValues>(
    sql`select category_id as "categoryId", package_case as "packageCase", pins, lifecycle, params from parts where id = ${partId}`,
  );
  return rows[0];
}

/** The value of one fact; null: not known. */
export function valueIn({ params, packageCase, pins, lifecycle }: PartValues, field: string): FactValue | null {
  if (field === 'packageCase') return packageCase;
  if (field === 'pins') return pins;
  if (field === 'lifecycle') return lifecycle === 'unknown' ? null : lifecycle;
  return params[field] ?? null;
}

/** Writes the value of one fact. @param revision Of the catalogue, taken by this transaction */
export async function writeValue(
  tx: Db,
  { partId, field, value, revision, now }: { partId: number; field: string; value: FactValue | null; revision: number; now: Date },
): Promise<void> {
  const json = sql`${JSON.stringify(value)}::jsonb`;
  const change: Record<string, SQL> = {
    packageCase: sql`package_case = ${json} #>> '{}'`,
    pins: sql`pins = (${json} #>> '{}')::int`,
    lifecycle: sql`lifecycle = coalesce(${json} #>> '{}', 'unknown')`,
  };
  const params = value === null ? sql`params = params - ${field}::text` : sql`params = params || jsonb_build_object(${field}::text, ${json})`;
  await tx.execute(sql`update parts set ${change[field] ?? params}, revision = ${revision}, updated_at = ${now} where id = ${partId}`);
}

/** Of a part, with those that were undone. */
const MOST = 1000;

/** Corrections of a part or of one number, the latest first. */
export const listCorrections = (db: Db, which: { partId: number } | { id: number }): Promise<CorrectionRow[]> =>
  correctionsWhere(db, 'id' in which ? sql`c.id = ${which.id}` : sql`c.part_id = ${which.partId}`, MOST);

/** Corrections of parts, the latest first. */
export const listCorrectionsOfParts = (db: Db, partIds: readonly number[]): Promise<CorrectionRow[]> =>
  correctionsWhere(db, sql`c.part_id = any(${sql.param([...partIds])}::int[])`, MOST * Math.max(1, partIds.length));

async function correctionsWhere(db: Db, where: SQL, limit: number): Promise<CorrectionRow[]> {
  const { rows } = await db.execute<CorrectionRow>(sql`
    select c.id::int as id, c.part_id as "partId", c.field, c.value, c.former, c.catalogue, c.source, c.reason, c.made_at as "madeAt", c.undone_at as "undoneAt",
      m.nick_name as "madeBy", u.nick_name as "undoneBy"
    from part_corrections c left join ${makers} on m.id = c.made_by left join ${undoers} on u.id = c.undone_by
    where ${where} order by c.id desc limit ${limit}`);
  return rows;
}

/** Of each fact the correction that holds: the latest that was not undone. */
export const standingOf = (rows: readonly CorrectionRow[]): Map<string, CorrectionRow> =>
  new Map(
    rows
      .filter(({ undoneAt }) => undoneAt === null)
      .toReversed()
      .map((row) => [row.field, row]),
  );

/** Writes a correction down. */
export async function insertCorrection(tx: Db, correction: typeof partCorrections.$inferInsert): Promise<void> {
  await tx.insert(partCorrections).values(correction);
}

/** Undoes a correction. @returns whether it stood until now */
export async function markUndone(tx: Db, id: number, undone: { memberId: number; now: Date }): Promise<boolean> {
  const rows = await tx
    .update(partCorrections)
    .set({ undoneAt: undone.now, undoneBy: undone.memberId })
    .where(and(eq(partCorrections.id, id), isNull(partCorrections.undoneAt)))
    .returning({ id: partCorrections.id });
  return rows.length > 0;
}

/**
 * Keeps corrections over rows that come from the sources: writes down what the sources say now, and puts the corrected
 * values into the rows.
 * @param of Rows that an import is about to write, or those that this transaction wrote under a revision.
 */
export async function keepCorrections(tx: Db, of: 'import_rows' | { revision: number }): Promise<void> {
  const [rows, where] = of === 'import_rows' ? [sql`import_rows`, sql`true`] : [sql`parts`, sql`r.revision = ${of.revision}`];
  await tx.execute(sql`
    update part_corrections c set catalogue =
      case c.field when 'packageCase' then to_jsonb(r.package_case) when 'pins' then to_jsonb(r.pins)
        when 'lifecycle' then to_jsonb(nullif(r.lifecycle, 'unknown')) else r.params -> c.field end
    from parts p join ${rows} r on r.brand_id = p.brand_id and r.mpn = p.mpn
    where c.part_id = p.id and c.undone_at is null and ${where}`);
  await tx.execute(sql`
    with standing as (
      select distinct on (part_id, field) part_id, field, value from part_corrections where undone_at is null order by part_id, field, id desc
    ), kept as (
      select p.brand_id, p.mpn, jsonb_object_agg(s.field, s.value) as facts from standing s join parts p on p.id = s.part_id group by p.brand_id, p.mpn
    )
    update ${rows} r set package_case = coalesce(k.facts ->> 'packageCase', r.package_case), pins = coalesce((k.facts ->> 'pins')::int, r.pins),
      lifecycle = coalesce(k.facts ->> 'lifecycle', r.lifecycle), params = r.params || (k.facts - ${sql.param(general)}::text[])
    from kept k where r.brand_id = k.brand_id and r.mpn = k.mpn and ${where}`);
}
