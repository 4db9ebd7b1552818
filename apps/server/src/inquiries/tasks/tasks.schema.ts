import type { ExcelChange, ExcelTaskField } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enterprises } from '../../enterprise/enterprise.schema.ts';
import { id, number, time } from '../../platform/database/columns.ts';
import { members } from '../../platform/members/members.schema.ts';

/** A wrong cell as it is stored; the column by its place. */
export interface StoredRowError {
  column: number | null;
  code: 'missing' | 'format' | 'range' | 'too_long' | 'unknown_word' | 'date_code' | 'formula' | 'contradiction' | 'removed';
  message: string;
  value: string;
}

/** Sheets that companies upload, and how far each is worked off. */
export const excelTasks = pgTable(
  'excel_tasks',
  {
    id: id(),
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    /** Who uploaded it; null: not a member any more. */
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    kind: text({ enum: ['demand', 'stock'] }).notNull(),
    isAnonymous: boolean().notNull().default(false),
    fileName: text().notNull(),
    sizeBytes: integer().notNull(),
    sha256: text().notNull(),
    state: text({ enum: ['queued', 'parsing', 'checking', 'importing', 'paused', 'done', 'failed', 'cancelled'] }).notNull(),
    /** Number of the row with the heads, 0 for none. */
    headRow: integer(),
    heads: jsonb().$type<string[]>(),
    mapping: jsonb().$type<(ExcelTaskField | null)[]>(),
    /** Rows below the head. */
    total: integer(),
    /** The last row of the sheet that is done in this state. */
    position: integer().notNull().default(0),
    checked: integer().notNull().default(0),
    checkedAt: time(),
    imported: integer().notNull().default(0),
    newRows: integer().notNull().default(0),
    changedRows: integer().notNull().default(0),
    sameRows: integer().notNull().default(0),
    wrongRows: integer().notNull().default(0),
    missingRows: integer().notNull().default(0),
    missing: text({ enum: ['keep', 'close'] }),
    fault: text({
      enum: ['old_excel', 'encrypted', 'unreadable', 'unpacked_too_large', 'entities', 'too_many_rows', 'too_many_columns', 'no_rows', 'broken_off'],
    }),
    createdAt: time().notNull(),
    startedAt: time(),
    endedAt: time(),
    /** When something was done for it last. */
    movedAt: time().notNull(),
  },
  (t) => [
    // Two sheets of one kind that are worked off together would each bring the same rows.
    uniqueIndex('excel_tasks_open')
      .on(t.enterpriseId, t.kind)
      .where(sql`state in ('queued', 'parsing', 'checking', 'importing', 'paused')`),
    index('excel_tasks_company').on(t.enterpriseId, t.id),
    index('excel_tasks_moving')
      .on(t.movedAt)
      .where(sql`state in ('queued', 'parsing', 'checking', 'importing')`),
  ],
);

/** The rows of a sheet, and what becomes of each. */
export const excelTaskRows = pgTable(
  'excel_task_rows',
  {
    taskId: number()
      .notNull()
      .references(() => excelTasks.id, { onDelete: 'cascade' }),
    /** Its number in the file. */
    rowNo: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    outcome: text({ enum: ['new', 'changed', 'same', 'wrong'] }),
    errors: jsonb().$type<StoredRowError[]>(),
    changes: jsonb().$type<ExcelChange[]>(),
    /** What it says, under the names of the board's columns. */
    facts: jsonb().$type<Record<string, unknown>>(),
    sheetKey: text(),
    boardRowId: number(),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.rowNo] }),
    index('excel_task_rows_key').on(t.taskId, t.sheetKey),
    // The few that are shown at every look; the others are found by their numbers.
    index('excel_task_rows_wrong')
      .on(t.taskId, t.rowNo)
      .where(sql`outcome = 'wrong'`),
  ],
);
