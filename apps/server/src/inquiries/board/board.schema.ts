import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId, members } from '../../platform/members/members.schema.ts';
import { reviews } from '../../reviews/reviews.schema.ts';
import { enterprises } from '../../enterprise/enterprise.schema.ts';
import { excelTasks } from '../tasks/tasks.schema.ts';

/** What companies want and offer: the rows of the board. A company's offers are its stock. */
export const boardRows = pgTable(
  'board_rows',
  {
    id: number().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    /** 0 supply, 1 demand. */
    type: smallint().notNull(),
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    /** Who posted it; null: not a member any more. */
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    model: text().notNull(),
    modelKey: text().notNull(),
    /** Of the catalogue; the part may be gone since. */
    partId: integer(),
    brandName: text(),
    brandId: integer(),
    /** Every name of the maker, to look for: lower case. */
    brandWords: text().notNull().default(''),
    packageCase: text(),
    quantity: integer(),
    price: numeric({ precision: 20, scale: 6 }),
    currency: text({ enum: ['CNY', 'USD'] }).notNull(),
    taxMode: text({ enum: ['tax13', 'tax1', 'untaxed'] }),
    supplyKind: text({ enum: ['spot', 'forward', 'factory', 'scheduled'] }),
    grade: text({ enum: ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4', 'd1', 'd2', 'd3', 'd4', 't1', 't2'] }),
    dateCode: text(),
    packing: text({ enum: ['reel', 'cut_tape', 'tray', 'tube', 'bulk', 'bag', 'box'] }),
    leadTimeDays: integer(),
    place: text({ enum: ['SZ', 'HK', 'OTHER'] }),
    invoiceNeed: text({ enum: ['none', 'normal', 'special'] }),
    takesAlternative: boolean().notNull().default(false),
    remark: text(),
    isAnonymous: boolean().notNull().default(false),
    /** The one company that it is for, which alone reads it beside its own; null: everybody. */
    addresseeId: number().references(() => enterprises.id, { onDelete: 'cascade' }),
    state: text({ enum: ['live', 'dealt', 'closed', 'expired', 'removed'] }).notNull(),
    /** Why an operator took it off. */
    removedReason: text(),
    /** How long it stays without being renewed. */
    days: smallint().notNull(),
    quoteCount: integer().notNull().default(0),
    renewCount: integer().notNull().default(0),
    /** Where its company wants it in its own list; null: behind those that it placed. */
    position: integer(),
    createdAt: time().notNull(),
    refreshedAt: time().notNull(),
    expiresAt: time().notNull(),
    /** When the company was told that it runs out. */
    warnedAt: time(),
    /** Its company deleted it; the row stays for what refers to it. */
    deletedAt: time(),
    /** The sheet that brought it, and its row there; null: written by hand. */
    taskId: number().references(() => excelTasks.id, { onDelete: 'set null' }),
    rowNo: integer(),
    /** What tells a row of a sheet from the company's others, see identityOf. */
    sheetKey: text(),
  },
  (t) => [
    // However often a sheet is worked off: a row of it is one row of the board.
    uniqueIndex('board_rows_sheet').on(t.taskId, t.rowNo),
    index('board_rows_sheet_key')
      .on(t.enterpriseId, t.type, t.sheetKey)
      .where(sql`sheet_key is not null and deleted_at is null`),
    // The columns behind the order are those that filters ask: a page of what many rows answer is found in the index alone.
    index('board_rows_newest')
      .on(t.type, t.refreshedAt, t.id, t.place, t.taxMode, t.currency, t.supplyKind, t.grade, t.enterpriseId, t.expiresAt)
      .where(sql`state = 'live' and deleted_at is null and addressee_id is null`),
    // The same with the filters in front: how many rows answer, and the few that answer what is seldom asked. With values left out in
    // front it is skipped through, value by value; what texts are looked for in comes last, so that no row is fetched to be refused.
    index('board_rows_facets')
      .on(
        t.type,
        t.place,
        t.taxMode,
        t.currency,
        t.supplyKind,
        t.grade,
        t.refreshedAt,
        t.id,
        t.enterpriseId,
        t.expiresAt,
        t.isAnonymous,
        t.modelKey,
        t.brandWords,
      )
      .where(sql`state = 'live' and deleted_at is null and addressee_id is null`),
    index('board_rows_price')
      .on(t.type, t.currency, t.price, t.id)
      .where(sql`state = 'live' and deleted_at is null and addressee_id is null`),
    index('board_rows_quantity')
      .on(t.type, t.quantity.desc().nullsLast(), t.id.desc())
      .where(sql`state = 'live' and deleted_at is null and addressee_id is null`),
    index('board_rows_model')
      .on(t.modelKey.op('text_pattern_ops'), t.type)
      .where(sql`state = 'live' and deleted_at is null and addressee_id is null`),
    index('board_rows_model_parts').using('gin', t.modelKey.op('gin_trgm_ops')),
    index('board_rows_brand').using('gin', t.brandWords.op('gin_trgm_ops')),
    index('board_rows_company').on(t.enterpriseId, t.type, t.state),
    index('board_rows_addressee')
      .on(t.addresseeId)
      .where(sql`addressee_id is not null`),
    index('board_rows_expiring')
      .on(t.expiresAt)
      .where(sql`state = 'live'`),
  ],
);

/** Photographs of what is offered, encoded anew. */
export const boardPhotos = pgTable(
  'board_photos',
  {
    id: id(),
    memberId: memberId(),
    /** Null: not handed in yet. */
    rowId: number().references(() => boardRows.id, { onDelete: 'cascade' }),
    /** Where it stands among those of its row. */
    position: smallint().notNull().default(0),
    width: integer().notNull(),
    height: integer().notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('board_photos_row').on(t.rowId, t.position), index('board_photos_member').on(t.memberId)],
);

/** Companies that others do not want to see; nobody but these knows. */
export const blockedCompanies = pgTable(
  'blocked_companies',
  {
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    blockedId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.enterpriseId, t.blockedId] }), index('blocked_companies_blocked').on(t.blockedId)],
);

/** What members found wrong with rows. */
export const boardReports = pgTable(
  'board_reports',
  {
    id: id(),
    rowId: number()
      .notNull()
      .references(() => boardRows.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    kind: text({ enum: ['fake', 'wrong', 'price', 'contact', 'other'] }).notNull(),
    text: text().notNull(),
    /** The review in which an operator looks at it; null: it was taken back. */
    reviewId: number().references(() => reviews.id, { onDelete: 'set null' }),
    createdAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('board_reports_once').on(t.rowId, t.memberId),
    index('board_reports_member').on(t.memberId),
    index('board_reports_review').on(t.reviewId),
  ],
);
