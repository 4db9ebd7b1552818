import { QueryBuilder } from 'drizzle-orm/pg-core';
import { categories } from './parts.schema.ts';

/** Categories by number with their names, for other domains to join. */
export const categoryNames = new QueryBuilder({ casing: 'snake_case' })
  .select({ id: categories.id, no: categories.no, name: categories.name })
  .from(categories)
  .as('category_names');
