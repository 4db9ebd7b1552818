import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './database/columns.ts';

/** One row for each thing that counts against a limit; the process that serves a request does not matter. */
export const rateHits = pgTable(
  'rate_hits',
  {
    id: id(),
    /** What is limited, e.g. `password:account:…`; never a mobile in clear. */
    key: text().notNull(),
    at: time().notNull(),
  },
  (table) => [index('rate_hits_key_at').on(table.key, table.at), index('rate_hits_at').on(table.at)],
);
