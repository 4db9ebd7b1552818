import { sql } from 'drizzle-orm';
import { sortingOf } from '../brandSorting.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { advanceCatalogue } from '../catalogueWrites.queries.ts';
import type { BrandFact } from './readBrandFile.ts';

/** Brands by what rows may call them: name, Chinese name or alias, in any case. */
export type BrandIds = Map<string, number>;

/** How names are compared. */
export const brandKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Writes brands; known names get the new facts. */
export async function writeBrands(db: Db, facts: readonly BrandFact[]): Promise<void> {
  if (facts.length === 0) return;
  const unique = [...new Map(facts.map((fact) => [fact.name, fact])).values()];
  const rows = unique.map((fact) => ({ ...fact, ...sortingOf(fact.name, fact.nameCn), isDomestic: fact.country === 'CN' }));
  await db.transaction(async (tx) => {
    await advanceCatalogue(tx, { isEpoch: true });
    await tx.execute(sql`
      insert into brands (name, name_cn, initial, pinyin, country, is_domestic, website, founded, parent, aliases, origin)
      select name, "nameCn", initial, pinyin, country, "isDomestic", website, founded, parent, aliases, 'import'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (name text, "nameCn" text, initial text, pinyin text, country text, "isDomestic" boolean, website text, founded int, parent text, aliases text[])
      on conflict (name) do update set name_cn = excluded.name_cn, initial = excluded.initial, pinyin = excluded.pinyin, country = excluded.country, is_domestic = excluded.is_domestic,
        website = excluded.website, founded = excluded.founded, parent = excluded.parent, aliases = excluded.aliases, origin = 'import'
      where row(brands.name_cn, brands.country, brands.website, brands.founded, brands.parent, brands.aliases) is distinct from row(excluded.name_cn, excluded.country, excluded.website, excluded.founded, excluded.parent, excluded.aliases)`);
  });
}

/** Reads what rows may call each brand; a name wins over another brand's alias. */
export async function readBrandIds(db: Db): Promise<BrandIds> {
  const { rows } = await db.execute<{ id: number; name: string; nameCn: string | null; aliases: string[] }>(
    sql`select id, name, name_cn as "nameCn", aliases from brands order by id`,
  );
  const ids: BrandIds = new Map();
  const add = (name: string | null, id: number) => {
    if (name !== null && !ids.has(brandKey(name))) ids.set(brandKey(name), id);
  };
  for (const { id, name } of rows) add(name, id);
  for (const { id, nameCn, aliases } of rows) for (const name of [nameCn, ...aliases]) add(name, id);
  return ids;
}
