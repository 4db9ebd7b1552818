import { type SQL, sql } from 'drizzle-orm';

/** How many open comments a thing of another domain has, for its statements; `thing` names the column of its number. */
export const commentsOf = (kind: 'trend', thing: SQL): SQL =>
  sql`(select count(*)::int from comments c where c.${sql.identifier(`${kind}_id`)} = ${thing} and c.state in ('shown', 'folded'))`;
