// Parts that a text names, for statements of other domains: `key` and `mpn` name the columns of the key and of the spelling.
import { type SQL, sql } from 'drizzle-orm';

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
