import type { OpenTableName } from '@chippage/api/types';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { OpenRow } from './openTables.ts';

/** Rows that are read at once. */
const PAGE = 5000;

const sourcesOf = sql`string_to_array(p.source, '+')`;
/** Every source of the part says under which licence it may be passed on. */
const isLicensed = sql`p.source <> '' and ${sourcesOf} <@ (select array_agg(code) from data_sources where licence <> '')`;

/** A page of each table: rows whose key comes after one, by key. */
const pages: Record<OpenTableName, (after: string | number | null) => SQL> = {
  parts: (after) => sql`
    select p.id, p.mpn, p.brand_id, b.name as brand, p.category_id, p.package_case as package, p.pins, p.lifecycle, p.params, p.datasheet_url, p.is_pattern,
      to_jsonb(${sourcesOf}) as sources,
      to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at
    from parts p join brands b on b.id = p.brand_id where p.id > ${after ?? 0} and ${isLicensed} order by p.id limit ${PAGE}`,
  brands: (after) => sql`
    select id, name, name_cn, country, website, founded, parent, to_jsonb(aliases) as aliases from brands where id > ${after ?? 0} order by id limit ${PAGE}`,
  documents: (after) => sql`
    select d.id, d.brand_id, d.title, d.doc_type, d.language, d.version, d.published_on::text as published_on, d.page_count as pages, d.size_bytes::float8 as size_bytes, d.outside_url, d.is_sample,
      coalesce((select jsonb_agg(l.part_id order by l.part_id) from document_parts l join parts p on p.id = l.part_id where l.document_id = d.id and ${isLicensed}), '[]') as part_ids
    from documents d where d.id > ${after ?? 0} and d.taken_down_at is null order by d.id limit ${PAGE}`,
  categories: (after) => sql`select id, name, name_en, parent_id from categories where id > ${after ?? ''} order by id limit ${PAGE}`,
  parameters: (after) => sql`select code, name, name_en, unit from parameters where code > ${after ?? ''} order by code limit ${PAGE}`,
  sources: (after) => sql`select code, name, licence, url from data_sources where code > ${after ?? ''} order by code limit ${PAGE}`,
};

/** The rows of a table by their key, some thousands at a time. */
export async function* readOpenRows<Row extends OpenRow = OpenRow>(db: Db, table: OpenTableName): AsyncGenerator<Row[]> {
  for (let after: string | number | null = null; ;) {
    const found = await db.execute<Row>(pages[table](after));
    const rows = found.rows as Row[];
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = Object.values(rows.at(-1) ?? {})[0] as string | number;
  }
}

/** Parts that are left out. */
export async function countWithheldParts(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from parts p where not (${isLicensed})`);
  return rows[0]?.count ?? 0;
}
