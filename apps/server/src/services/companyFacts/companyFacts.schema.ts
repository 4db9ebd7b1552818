import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Calls to the provider of company facts on a day in China: each costs money. */
export const companyFactCalls = pgTable('company_fact_calls', {
  /** `2026-11-30`. */
  day: text().primaryKey(),
  calls: integer().notNull(),
});
