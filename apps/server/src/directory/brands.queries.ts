import { QueryBuilder } from 'drizzle-orm/pg-core';
import { brands } from './directory.schema.ts';

/** Brands by number with their names, for other domains to join. */
export const brandNames = new QueryBuilder({ casing: 'snake_case' })
  .select({ id: brands.id, name: brands.name, nameCn: brands.nameCn })
  .from(brands)
  .as('brand_names');
