// What statements of other domains join by number: the planner sees through these.
import { type SQL, sql } from 'drizzle-orm';

/** Brands by number, with every name that they are found by. */
export const brandsByNumber: SQL = sql`(select id, name, name_cn, pinyin from brands)`;

/** Parts by number, with their makers. */
export const partsByNumber: SQL = sql`(
  select q.id, q.mpn, q.mpn_key, q.package_case, q.popularity, q.is_pattern, q.origin, q.brand_id, m.name as brand_name, m.name_cn as brand_name_cn
  from parts q join brands m on m.id = q.brand_id)`;
