import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Distributors and traders: public facts only. */
export const agents = pgTable('agents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
  name: text().notNull().unique(),
  nameCn: text(),
  website: text(),
  country: text(),
  kind: text({ enum: ['authorized', 'catalog', 'independent'] }).notNull(),
  initial: text().notNull(),
  pinyin: text(),
  origin: text({ enum: ['sample', 'import'] }).notNull(),
});
