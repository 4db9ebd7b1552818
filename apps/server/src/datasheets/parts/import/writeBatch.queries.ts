import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { linkOutsideDocuments } from '../../documents/outsideDocuments.queries.ts';
import { type Db, toDb } from '../../../platform/database/connect.ts';
import { advanceCatalogue } from '../catalogueWrites.queries.ts';
import { keepCorrections } from '../corrections/corrections.queries.ts';
import type { ImportedPart } from './readPartLine.ts';

/** A row ready to be written. */
export interface BatchRow extends ImportedPart {
  brandId: number;
}

const columns = [
  'brand_id',
  'category_id',
  'mpn',
  'mpn_key',
  'package_case',
  'pins',
  'lifecycle',
  'params',
  'originals',
  'datasheet_url',
  'is_pattern',
  'source',
  'popularity',
] as const;
/** What makes a row another row; its brand and number say which. */
const facts = columns.filter((column) => column !== 'brand_id' && column !== 'mpn');

/**
 * Writes rows in one transaction: copied beside the table, then compared, so that equal rows are not touched and keep
 * their time and revision.
 */
export async function writeBatch(client: pg.Client, rows: readonly BatchRow[]): Promise<{ added: number; changed: number }> {
  const db = toDb(client);
  await client.query('begin');
  try {
    await client.query(`create temp table if not exists import_rows on commit delete rows as select ${columns.join(', ')} from parts where false`);
    const stream = client.query(copyFrom(`copy import_rows (${columns.join(', ')}) from stdin`));
    await pipeline(Readable.from([rows.map(toCopyLine).join('')]), stream);
    await client.query('analyze import_rows');
    // From here on nobody else writes parts: what is missing stays missing until it is inserted.
    const revision = await advanceCatalogue(db);
    await keepCorrections(db, 'import_rows');
    const changed = await db.execute(
      sql.raw(`
      update parts p set ${facts.map((column) => `${column} = r.${column}`).join(', ')}, origin = 'import', revision = ${revision}, updated_at = now()
      from import_rows r where p.brand_id = r.brand_id and p.mpn = r.mpn and row(${facts.map((column) => `p.${column}`).join(', ')}) is distinct from row(${facts.map((column) => `r.${column}`).join(', ')})`),
    );
    const added = await db.execute(
      sql.raw(`
      insert into parts (${columns.join(', ')}, origin, revision)
      select ${columns.map((column) => `r.${column}`).join(', ')}, 'import', ${revision} from import_rows r
      where not exists (select from parts p where p.brand_id = r.brand_id and p.mpn = r.mpn)`),
    );
    const counts = { added: added.rowCount ?? 0, changed: changed.rowCount ?? 0 };
    if (counts.added + counts.changed > 0) await linkOutsideDocuments(db, revision);
    await client.query('commit');
    return counts;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The codes that rows may use. */
export async function readKnownCodes(db: Db): Promise<{ categories: Set<string>; parameters: Set<string> }> {
  const categories = await db.execute<{ id: string }>(sql`select id from categories`);
  const parameters = await db.execute<{ code: string }>(sql`select code from parameters`);
  return { categories: new Set(categories.rows.map(({ id }) => id)), parameters: new Set(parameters.rows.map(({ code }) => code)) };
}

/** Renews what the planner knows of the tables that an import fills. */
export async function analyzeParts(db: Db): Promise<void> {
  await db.execute(sql`analyze parts, documents, document_parts`);
}

/** A line of COPY's text format. */
function toCopyLine(row: BatchRow): string {
  const values = [
    row.brandId,
    row.category,
    row.mpn,
    row.mpnKey,
    row.packageCase,
    row.pins,
    row.lifecycle,
    JSON.stringify(row.params),
    JSON.stringify(row.originals),
    row.datasheetUrl,
    row.isPattern ? 't' : 'f',
    row.source,
    row.popularity,
  ];
  return `${values.map((value) => (value === null ? '\\N' : String(value).replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r'))).join('\t')}\n`;
}
