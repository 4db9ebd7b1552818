import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Makers of parts. Numbers below 10,000 belong to the sample catalogue, so that they are the same on every installation. */
export const brands = pgTable('brands', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
  name: text().notNull().unique(),
  nameCn: text(),
  /** A–Z, or # for digits and signs. */
  initial: text().notNull(),
  /** Of nameCn; null without a Chinese name. */
  pinyin: text(),
  /** ISO 3166-1 alpha-2. */
  country: text(),
  isDomestic: boolean().notNull(),
  website: text(),
  founded: integer(),
  parent: text(),
  aliases: text().array().notNull(),
  /** Who wrote the row: the sample never overwrites what an import or a member's upload wrote. */
  origin: text({ enum: ['sample', 'import', 'member'] }).notNull(),
});

/** Where facts of the catalogue come from; `parts.source` joins codes with a plus. */
export const dataSources = pgTable('data_sources', {
  code: text().primaryKey(),
  /** Position on the page, from 1. */
  no: integer().notNull(),
  name: text().notNull(),
  licence: text().notNull(),
  url: text(),
});
