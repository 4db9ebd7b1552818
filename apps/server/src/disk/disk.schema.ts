import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { memberId } from '../platform/members/members.schema.ts';
import { partedUploads } from '../platform/parted/parted.schema.ts';

/** The disk of a member: whoever changes anything in it holds this row. */
export const diskSpaces = pgTable('disk_spaces', {
  memberId: memberId().primaryKey(),
  /** Grows with every change. */
  revision: number().notNull().default(0),
});

/** Files and folders, also those in the recycle bin. */
export const diskItems = pgTable(
  'disk_items',
  {
    id: id(),
    memberId: memberId(),
    /** Null: it lies in the disk itself. In the recycle bin: where it lay. */
    folderId: number().references((): AnyPgColumn => diskItems.id, { onDelete: 'cascade' }),
    isFolder: boolean().notNull(),
    name: text().notNull(),
    /** The name as it is compared, see `names.rules.ts`. */
    nameKey: text().notNull(),
    /** The name as it is ordered. */
    sortKey: text().notNull(),
    kind: text({ enum: ['folder', 'pdf', 'picture', 'text', 'code', 'sheet', 'office', 'archive', 'other'] }).notNull(),
    /** Null for a folder. */
    sha256: text(),
    sizeBytes: integer().notNull().default(0),
    /** The revision of the disk with its last change. */
    revision: number().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    /** With what it went into the recycle bin: itself, or a folder that it lies in; null: it is not there. */
    trashId: number(),
    trashedAt: time(),
    /** The folders that it lay in, from the outermost; of what went by itself. */
    originPath: text().array().notNull().default([]),
    /** The folder that it lay in is gone for ever. */
    isOriginGone: boolean().notNull().default(false),
    /** Its member was told that it will be gone for ever soon. */
    isNoticed: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('disk_items_name')
      .on(t.memberId, sql`coalesce(${t.folderId}, 0)`, t.nameKey)
      .where(sql`trash_id is null`),
    index('disk_items_folder').on(t.memberId, t.folderId),
    index('disk_items_parent').on(t.folderId),
    index('disk_items_trash')
      .on(t.memberId, t.trashId)
      .where(sql`trash_id is not null`),
    index('disk_items_trashed')
      .on(t.trashedAt)
      .where(sql`trash_id is not null`),
    index('disk_items_sha256').on(t.sha256),
  ],
);

/** What is said of an upload in parts that goes into a disk. */
export const diskUploads = pgTable('disk_uploads', {
  /** Of the upload in parts. */
  partedId: number()
    .primaryKey()
    .references(() => partedUploads.id, { onDelete: 'cascade' }),
  memberId: memberId(),
  /** Null: the disk itself. No foreign key: it is told when the folder is gone. */
  folderId: number(),
  name: text().notNull(),
  onClash: text({ enum: ['ask', 'both', 'overwrite', 'skip'] }).notNull(),
  /** What became of it. */
  itemId: number(),
});

/** Links to files and folders for others. */
export const diskShares = pgTable(
  'disk_shares',
  {
    id: id(),
    memberId: memberId(),
    /** Null: it is deleted for ever. */
    itemId: number().references(() => diskItems.id, { onDelete: 'set null' }),
    /** As it was called last. */
    name: text().notNull(),
    isFolder: boolean().notNull(),
    token: text().notNull(),
    /** Keyed with the portal's own key, so that a stolen table does not give codes of four signs away. */
    codeHash: text().notNull(),
    expiresAt: time(),
    revokedAt: time(),
    downloadLimit: integer(),
    downloadCount: integer().notNull().default(0),
    openCount: integer().notNull().default(0),
    createdAt: time().notNull(),
  },
  (t) => [uniqueIndex('disk_shares_token').on(t.token), index('disk_shares_member').on(t.memberId, t.createdAt), index('disk_shares_item').on(t.itemId)],
);
