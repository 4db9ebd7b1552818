import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/connect.ts';
import { categories } from './parts.schema.ts';

/** Categories by number with their names, for other domains to join. */
export const categoryNames = new QueryBuilder({ casing: 'snake_case' })
  .select({ id: categories.id, no: categories.no, name: categories.name })
  .from(categories)
  .as('category_names');

/** One category. */
export async function findCategory(db: Db, id: string): Promise<typeof categories.$inferSelect | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id));
  return row;
}
