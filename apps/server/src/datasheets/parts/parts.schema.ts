import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { number, time } from '../../platform/database/columns.ts';
import { brands } from './brands.schema.ts';
import type { OriginalFacts } from './normalFacts.ts';

/** Two levels: `mcu` and `mcu/arm-32`. */
export const categories = pgTable('categories', {
  id: text().primaryKey(),
  /** Number for addresses of the older portal; also the order of the tree. */
  no: integer().notNull().unique(),
  name: text().notNull(),
  nameEn: text().notNull(),
  parentId: text(),
});

/** What can be known of a part; the unit also ends the code (`flashKB`). */
export const parameters = pgTable('parameters', {
  code: text().primaryKey(),
  no: integer().notNull(),
  name: text().notNull(),
  nameEn: text().notNull(),
  unit: text(),
});

/**
 * Parts. Search reads them through the catalogue index (see catalogue/), which follows `revision`; this table is the truth.
 * Numbers below 1,000,000 belong to the sample catalogue, so that they are the same on every installation.
 */
export const parts = pgTable(
  'parts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    mpn: text().notNull(),
    /** NFKC, upper case, letters and digits only: what spellings of one number share. */
    mpnKey: text().notNull(),
    packageCase: text(),
    pins: integer(),
    lifecycle: text().notNull(),
    /** Values by parameter code, in the parameter's unit. */
    params: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    /** What the source wrote, by field, where the row holds the catalogue's form of it. */
    originals: jsonb().$type<OriginalFacts>().notNull().default({}),
    datasheetUrl: text(),
    /** The number holds an x in place of a digit: a family, not an order code. */
    isPattern: boolean().notNull(),
    source: text().notNull(),
    /** How many sources know the part: orders rows that match equally well. */
    popularity: integer().notNull(),
    origin: text({ enum: ['sample', 'import', 'member'] }).notNull(),
    /** Value of catalogue_state.revision when the row was last written. */
    revision: number().notNull(),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [
    unique('parts_brand_mpn').on(t.brandId, t.mpn),
    // text_pattern_ops serves equality and LIKE 'prefix%' in every locale.
    index('parts_mpn_key').on(t.mpnKey.op('text_pattern_ops')),
    index('parts_revision').on(t.revision),
  ],
);

/** One row: how far the catalogue has been written. */
export const catalogueState = pgTable(
  'catalogue_state',
  {
    id: integer().primaryKey(),
    /** Grows with every committed change of parts. */
    revision: number().notNull(),
    /** Grows when brands, categories or parameters changed or rows went away: indexes are then built anew. */
    epoch: number().notNull(),
    /** Hash of the sample catalogue that is loaded. */
    sampleHash: text(),
  },
  (t) => [check('catalogue_state_single', sql`${t.id} = 1`)],
);

/** How often words that lead to parts were searched; feeds the hot words. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  searches: integer().notNull(),
  lastAt: time().notNull().defaultNow(),
});

/** Words under the search that an operator chose. */
export const chosenHotWords = pgTable('chosen_hot_words', { position: integer().primaryKey(), word: text().notNull() });
