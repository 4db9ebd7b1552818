import type { BomField, BomLine } from '@chippage/api/types';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { memberId } from '../platform/members/members.schema.ts';

/** Bills of materials that members keep. */
export const boms = pgTable(
  'boms',
  {
    id: id(),
    memberId: memberId(),
    name: text().notNull(),
    sets: integer().notNull(),
    state: text({ enum: ['ready', 'matching'] }).notNull(),
    /** The newest version. */
    version: integer().notNull(),
    lineCount: integer().notNull(),
    /** Lines that have a part, or are not to be bought. */
    settledCount: integer().notNull(),
    /** Lines matched so far while it is `matching`. */
    matchedCount: integer().notNull(),
    /** Opens it to whoever has the link. */
    shareCode: text(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    /** Removed by its member; it can be brought back within a day. */
    removedAt: time(),
  },
  (t) => [index('boms_member').on(t.memberId, t.updatedAt), uniqueIndex('boms_share').on(t.shareCode)],
);

/** What a bill of materials was each time it was saved. */
export const bomVersions = pgTable(
  'bom_versions',
  {
    bomId: number()
      .notNull()
      .references(() => boms.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    version: integer().notNull(),
    name: text().notNull(),
    sets: integer().notNull(),
    lines: jsonb().$type<BomLine[]>().notNull(),
    lineCount: integer().notNull(),
    settledCount: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.bomId, t.version] })],
);

/** How members read sheets with the same heads. */
export const bomMappings = pgTable(
  'bom_mappings',
  { memberId: memberId(), key: text().notNull(), fields: jsonb().$type<BomField[]>().notNull(), usedAt: time().notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.key] })],
);
