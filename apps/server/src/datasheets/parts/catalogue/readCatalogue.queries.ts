import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/connect.ts';
import type { CatalogueNames } from './catalogueIndex.ts';
import type { IndexBuilder, IndexPart } from './indexBuilder.ts';

/** How far the catalogue has been written. */
export interface CatalogueMark {
  revision: number;
  epoch: number;
}

/** Reads the mark; zero before the first part. */
export async function readMark(db: Db): Promise<CatalogueMark> {
  const { rows } = await db.execute<{ revision: string; epoch: string }>(sql`select revision, epoch from catalogue_state where id = 1`);
  return { revision: Number(rows[0]?.revision ?? 0), epoch: Number(rows[0]?.epoch ?? 0) };
}

/** Reads the tables that parts point into. */
export async function readNames(db: Db): Promise<CatalogueNames> {
  const brands = await db.execute<{ id: number; name: string; nameCn: string | null; pinyin: string | null; aliases: string[]; isDomestic: boolean }>(
    sql`select id, name, name_cn as "nameCn", pinyin, aliases, is_domestic as "isDomestic" from brands order by id`,
  );
  const categories = await db.execute<{ id: string; no: number; name: string; nameEn: string; parentId: string | null }>(
    sql`select id, no, name, name_en as "nameEn", parent_id as "parentId" from categories order by no`,
  );
  const parameters = await db.execute<{ code: string; name: string; unit: string | null }>(sql`select code, name, unit from parameters order by no`);
  return { brands: brands.rows, categories: categories.rows, parameters: parameters.rows };
}

/** Separates the fields of a row; no part number contains control characters. */
const SEPARATOR = '\u001F';
const ROWS_AT_ONCE = 5000;

/**
 * Reads parts into a builder, as one text per row (parsing a million rows as columns would take twice as long) and in
 * the order of their keys.
 * @param since Only rows that were written after this revision.
 */
export async function readParts(db: Db, builder: IndexBuilder, since: number): Promise<void> {
  const rows = sql`
    select concat_ws(${SEPARATOR}::text, p.id, p.brand_id, p.category_id, p.mpn, p.mpn_key, coalesce(p.package_case, ''), coalesce(p.pins::text, ''), p.lifecycle,
      case when hosted.part_id is not null then 2 when p.datasheet_url is not null and gone.part_id is null then 1 else 0 end, p.is_pattern::int, p.popularity, p.params::text) as line
    from parts p left join (select distinct l.part_id from document_parts l join documents d on d.id = l.document_id where d.sha256 is not null and d.taken_down_at is null) hosted on hosted.part_id = p.id
    left join (select distinct l.part_id from document_parts l join documents d on d.id = l.document_id where d.outside_url is not null and d.taken_down_at is not null) gone on gone.part_id = p.id
    where p.revision > ${since}
    order by p.mpn_key collate "C", p.mpn collate "C"`;
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`declare catalogue_rows no scroll cursor for ${rows}`);
      for (;;) {
        const { rows: lines } = await tx.execute<{ line: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from catalogue_rows`));
        for (const { line } of lines) builder.add(parsePart(line));
        if (lines.length < ROWS_AT_ONCE) return;
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function parsePart(line: string): IndexPart {
  const [id, brandId, category = '', mpn = '', mpnKey = '', packageCase = '', pins = '', lifecycle = '', datasheet, isPattern, popularity, params = '{}'] =
    line.split(SEPARATOR);
  return {
    id: Number(id),
    brandId: Number(brandId),
    category,
    mpn,
    mpnKey,
    package: packageCase === '' ? null : packageCase,
    pins: pins === '' ? null : Number(pins),
    lifecycle,
    datasheet: Number(datasheet),
    isPattern: isPattern === '1',
    popularity: Number(popularity),
    params: JSON.parse(params),
  };
}
