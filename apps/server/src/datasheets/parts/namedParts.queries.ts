// Parts that a text names, for statements of other domains: `key` and `mpn` name the columns of the key and of the spelling.
import type { Lifecycle } from '@chippage/api/types';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';

interface Named {
  key: SQL;
  mpn: SQL;
}

/** The one spelt alike, then the best known. */
const best = ({ key, mpn }: Named): SQL => sql`where p.mpn_key = ${key} order by p.mpn = ${mpn} desc, p.popularity desc, p.id limit 1`;

/** Number of the part that is meant. */
export const partIdOf = (named: Named): SQL => sql`(select p.id from parts p ${best(named)})`;

/** The part that is meant, with its maker and category. */
export const partOf = (named: Named): SQL => sql`(
  select p.id, p.mpn, b.id as "brandId", b.name as "brandName", b.name_cn as "brandNameCn", g.id as category, g.name as "categoryName",
    p.package_case as "packageCase", p.lifecycle
  from parts p join brands b on b.id = p.brand_id join categories g on g.id = p.category_id ${best(named)})`;

/** Keys of a maker's parts. */
export const partKeysOfBrand = (brandId: number): SQL => sql`(select p.mpn_key from parts p where p.brand_id = ${brandId}::bigint)`;

/** A part that a seller's list may mean. */
export interface KnownPart {
  id: number;
  mpn: string;
  mpnKey: string;
  brandId: number;
  categoryId: string;
  packageCase: string | null;
  brandName: string;
  /** Every name of the maker. */
  brandNames: string[];
}

const knownParts = sql`
    select p.id, p.mpn, p.mpn_key as "mpnKey", p.brand_id as "brandId", p.category_id as "categoryId", p.package_case as "packageCase",
      coalesce(b.name_cn, b.name) as "brandName", array_remove(array_append(array_append(b.aliases, b.name), b.name_cn), null) as "brandNames"
    from parts p join brands b on b.id = p.brand_id`;
const toKnownPart = (row: KnownPart): KnownPart => ({ ...row, id: Number(row.id), brandId: Number(row.brandId) });

/** A part by its number; undefined when it is gone. */
export async function findKnownPart(db: Db, id: number): Promise<KnownPart | undefined> {
  const { rows } = await db.execute<KnownPart & Record<string, unknown>>(sql`${knownParts} where p.id = ${id}`);
  const [row] = rows;
  return row && toKnownPart(row);
}

/** Parts that are spelt so, the best known first. */
export async function findPartsOfKeys(db: Db, keys: readonly string[]): Promise<KnownPart[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<KnownPart & Record<string, unknown>>(
    sql`${knownParts} where p.mpn_key = any(${sql.param([...keys])}) and not p.is_pattern order by p.popularity desc, p.id`,
  );
  return rows.map(toKnownPart);
}

/** What names a part in another domain's list. */
export interface NamedPart {
  id: number;
  mpn: string;
  brandId: number;
  brandName: string;
  brandNameCn: string | null;
  /** ISO 3166-1 alpha-2 of the maker. */
  country: string | null;
  category: string;
  categoryName: string;
  packageCase: string | null;
  lifecycle: Lifecycle;
}

/** Parts by their numbers; those that are gone are left out. */
export async function listPartNames(db: Db, ids: readonly number[]): Promise<NamedPart[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<NamedPart & Record<string, unknown>>(sql`
    select p.id, p.mpn, b.id as "brandId", b.name as "brandName", b.name_cn as "brandNameCn", b.country, g.id as category, g.name as "categoryName",
      p.package_case as "packageCase", p.lifecycle
    from parts p join brands b on b.id = p.brand_id join categories g on g.id = p.category_id where p.id = any(${sql.param([...ids])})`);
  return rows;
}
