import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each thing that counts against a limit; the process that serves a request does not matter. */
export const rateHits = pgTable(
  'rate_hits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What is limited, e.g. `password:account:…`; never a mobile in clear. */
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_hits_key_at').on(table.key, table.at), index('rate_hits_at').on(table.at)],
);
