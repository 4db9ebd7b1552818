import type { SalesRegion } from '@chippage/api/types';
import { boolean, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { brands } from '../datasheets/parts/brands.schema.ts';
import { parts } from '../datasheets/parts/parts.schema.ts';

/** Distributors and traders: public facts only; those of the sample that are made up say so. */
export const agents = pgTable('agents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
  name: text().notNull().unique(),
  nameCn: text(),
  website: text(),
  country: text(),
  kind: text({ enum: ['authorized', 'catalog', 'independent'] }).notNull(),
  initial: text().notNull(),
  pinyin: text(),
  /** Where it sells. */
  regions: text().array().$type<SalesRegion[]>().notNull().default([]),
  /** Made up, to show what a page looks like. */
  isSample: boolean().notNull().default(false),
  origin: text({ enum: ['sample', 'import', 'member'] }).notNull(),
});

/** Makers whose parts an agent carries, with what was proved of it. */
export const agentLines = pgTable(
  'agent_lines',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    agentId: integer()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** What of the maker's it covers, in words. */
    scope: text(),
    /** Where it holds, as the certificate says; none: not known. */
    regions: text().array().$type<SalesRegion[]>().notNull().default([]),
    validFrom: date(),
    validTo: date(),
    /** When somebody looked at the certificate last; null: nobody did, and nothing is proved. */
    checkedOn: date(),
    /** The certificate among the stored files. */
    sha256: text(),
    sizeBytes: integer(),
    /** What its bytes are; null: a PDF. */
    fileType: text({ enum: ['image/png', 'image/jpeg', 'application/pdf'] }),
    /** Anybody may read the certificate. */
    isPublic: boolean().notNull().default(false),
    origin: text({ enum: ['sample', 'import', 'member'] }).notNull(),
  },
  (t) => [unique('agent_lines_brand').on(t.agentId, t.brandId), index('agent_lines_of_brand').on(t.brandId), index('agent_lines_sha256').on(t.sha256)],
);

/** Part numbers that an agent carries; what it did not say is null. */
export const agentParts = pgTable(
  'agent_parts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    agentId: integer()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    partId: integer()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    stock: integer(),
    moq: integer(),
    leadTimeDays: integer(),
    /** Of when stock and lead time are. */
    asOf: date(),
    origin: text({ enum: ['sample', 'import', 'member'] }).notNull(),
  },
  (t) => [unique('agent_parts_part').on(t.agentId, t.partId), index('agent_parts_of_part').on(t.partId)],
);
