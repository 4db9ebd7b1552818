import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../../platform/database/columns.ts';
import { members } from '../../../platform/members/members.schema.ts';
import { parts } from '../parts.schema.ts';
import type { FactValue } from './factValue.rules.ts';

/**
 * Facts of parts that operators put right. Of those of one fact that were not undone the latest holds: `parts` carries its
 * value, and imports keep it there.
 */
export const partCorrections = pgTable(
  'part_corrections',
  {
    id: id(),
    partId: integer()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    /** `packageCase`, `pins`, `lifecycle` or the code of a parameter. */
    field: text().notNull(),
    value: jsonb().$type<FactValue>().notNull(),
    /** What was shown before; null: not known. */
    former: jsonb().$type<FactValue>(),
    /** What the sources say, followed by imports: it is shown again when all corrections of the fact are undone. Null: they say nothing. */
    catalogue: jsonb().$type<FactValue>(),
    /** Where the value is from: the address of a page, or words. */
    source: text().notNull(),
    reason: text().notNull(),
    madeBy: number().references(() => members.id, { onDelete: 'set null' }),
    madeAt: time().notNull(),
    undoneBy: number().references(() => members.id, { onDelete: 'set null' }),
    undoneAt: time(),
  },
  (t) => [
    index('part_corrections_part').on(t.partId, t.field),
    index('part_corrections_standing')
      .on(t.partId, t.field)
      .where(sql`${t.undoneAt} is null`),
  ],
);
