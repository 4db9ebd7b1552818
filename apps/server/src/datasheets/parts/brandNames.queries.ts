import { inArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/connect.ts';
import { brands } from './brands.schema.ts';

/** Brands by number with their names, for other domains to join. */
export const brandNames = new QueryBuilder({ casing: 'snake_case' })
  .select({ id: brands.id, name: brands.name, nameCn: brands.nameCn })
  .from(brands)
  .as('brand_names');

/** The name that a brand is shown by. */
export const brandName = sql<string>`coalesce(${brands.nameCn}, ${brands.name})`;

/** Every name of a brand that `brandNames` joins. */
export const brandAliases = sql<string[]>`(
  select array_remove(array_append(array_append(b.aliases, b.name), b.name_cn), null) from brands b where b.id = ${sql.raw('brand_names.id')})`;

/** The years in which makers were founded; who is left out is not known. */
export async function foundedYears(db: Db, brandIds: readonly number[]): Promise<Map<number, number>> {
  if (brandIds.length === 0) return new Map();
  const rows = await db
    .select({ id: brands.id, founded: brands.founded })
    .from(brands)
    .where(inArray(brands.id, [...new Set(brandIds)]));
  return new Map(rows.flatMap(({ id, founded }) => (founded === null ? [] : [[id, founded] as const])));
}
