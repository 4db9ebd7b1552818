import type { ArticleBlock, DataColumn } from '@chippage/api/types';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time, tsvector } from '../platform/database/columns.ts';
import { memberId, members } from '../platform/members/members.schema.ts';
import { takeDownKinds } from '../platform/takeDown.ts';

/** A line of a bill of materials as it is kept. */
export interface StoredBomLine {
  reference: string;
  quantity: number;
  value: string;
  packageCase: string;
  mpn: string;
  maker: string;
  note: string;
}

/** A drawing as it is kept; its bytes are in the file store. */
export interface StoredDrawing {
  sha256: string;
  alt: string;
  width: number;
  height: number;
}

/** The beginning of a table as it is kept with its file. */
export interface StoredTable {
  columns: string[];
  rows: string[][];
  rowCount: number;
  facts: DataColumn[];
}

/** What a file that is no table shows before it is fetched. */
export type StoredPreview =
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'archive'; names: string[]; isCut: boolean }
  | { kind: 'picture'; type: 'image/webp' | 'image/svg+xml'; sizeBytes: number; width: number; height: number; pageCount: number | null };

/** Circuit schemes, courses, original data and collections. Everybody sees those that are published. */
export const resources = pgTable(
  'resources',
  {
    id: id(),
    /** Name in the sample's folder, `schemes/usb-c-sink`; null for what members handed in. */
    slug: text().unique(),
    kind: text({ enum: ['scheme', 'course', 'original', 'datum'] }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    field: text({
      enum: ['power', 'analog', 'mcu', 'interface', 'wireless', 'drive', 'sensor', 'isolation', 'storage', 'measurement', 'board', 'sourcing', 'basics'],
    }).notNull(),
    level: text({ enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
    licence: text({ enum: ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'MIT', 'CERN-OHL-P-2.0', 'reserved'] }).notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    source: text(),
    /** Who made it, as the page says; the account behind it is `memberId`. */
    authorName: text().notNull(),
    /** The author's page in the news. */
    authorId: number(),
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    state: text({ enum: ['reviewing', 'refused', 'published', 'withdrawn'] }).notNull(),
    reason: text(),
    markdown: text().notNull(),
    blocks: jsonb().$type<ArticleBlock[]>().notNull(),
    plainText: text().notNull(),
    drawing: jsonb().$type<StoredDrawing>(),
    bom: jsonb().$type<StoredBomLine[]>().notNull(),
    columns: jsonb().$type<DataColumn[]>().notNull(),
    searchWords: tsvector().notNull(),
    downloads: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    submittedAt: time().notNull(),
    publishedAt: time(),
    updatedAt: time().notNull(),
    /** Of the sample's files: says whether they changed. */
    contentHash: text(),
    /** Set by an edit on this site: the sample leaves it alone from then on. */
    editedAt: time(),
    takenDownAt: time(),
    takenDownKind: text({ enum: takeDownKinds }),
    takenDownReason: text(),
  },
  (t) => [
    index('resources_newest').on(t.state, t.kind, t.publishedAt),
    index('resources_member').on(t.memberId, t.submittedAt),
    index('resources_search').using('gin', t.searchWords),
  ],
);

const resource = () =>
  number()
    .notNull()
    .references(() => resources.id, { onDelete: 'cascade' });

/** Files of resources; those without one were just uploaded. */
export const resourceFiles = pgTable(
  'resource_files',
  {
    id: id(),
    resourceId: number().references(() => resources.id, { onDelete: 'cascade' }),
    /** Who uploaded it; null: of the sample. */
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    name: text().notNull(),
    type: text().notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    /** The beginning of it as a table; null: it is none. */
    table: jsonb().$type<StoredTable>(),
    /** What else it shows before it is fetched; null: nothing. */
    preview: jsonb().$type<StoredPreview>(),
    /** Bytes of the preview's picture. */
    previewSha256: text(),
    position: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [
    index('resource_files_resource').on(t.resourceId, t.position),
    index('resource_files_member').on(t.memberId),
    index('resource_files_sha256').on(t.sha256),
    index('resource_files_preview').on(t.previewSha256),
  ],
);

/** Drawings, whose bytes are in the file store: only what stands here is handed out. */
export const resourceFigures = pgTable('resource_figures', { sha256: text().primaryKey(), sizeBytes: integer().notNull(), name: text().notNull() });

/** Part numbers that a resource names, by their key: the catalogue may come and go. */
export const resourceParts = pgTable(
  'resource_parts',
  { resourceId: resource(), mpnKey: text().notNull(), mpn: text().notNull(), position: integer().notNull() },
  (t) => [primaryKey({ columns: [t.resourceId, t.mpnKey] }), index('resource_parts_key').on(t.mpnKey)],
);

/** Lessons of courses. */
export const resourceLessons = pgTable(
  'resource_lessons',
  {
    courseId: resource(),
    no: integer().notNull(),
    title: text().notNull(),
    /** As the author says, or by its length. */
    minutes: integer().notNull(),
    blocks: jsonb().$type<ArticleBlock[]>().notNull(),
    plainText: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.no] })],
);

/** Which member has read which lesson. */
export const lessonReads = pgTable(
  'lesson_reads',
  { memberId: memberId(), courseId: resource(), no: integer().notNull(), createdAt: time().notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.courseId, t.no] }), index('lesson_reads_course').on(t.courseId)],
);

/** What members gave, one rating a member. */
export const resourceRatings = pgTable(
  'resource_ratings',
  { resourceId: resource(), memberId: memberId(), stars: integer().notNull(), createdAt: time().notNull() },
  (t) => [primaryKey({ columns: [t.resourceId, t.memberId] }), index('resource_ratings_member').on(t.memberId)],
);

/** Which member fetched which file, once. */
export const resourceDownloads = pgTable(
  'resource_downloads',
  {
    memberId: memberId(),
    fileId: number()
      .notNull()
      .references(() => resourceFiles.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.fileId] }), index('resource_downloads_file').on(t.fileId)],
);

/** Columns (专栏): articles and resources in an order to read them. */
export const resourceSeries = pgTable('resource_series', {
  id: id(),
  /** Name in the sample's file. */
  key: text().notNull().unique(),
  title: text().notNull(),
  summary: text().notNull(),
  field: text({
    enum: ['power', 'analog', 'mcu', 'interface', 'wireless', 'drive', 'sensor', 'isolation', 'storage', 'measurement', 'board', 'sourcing', 'basics'],
  }).notNull(),
  authorName: text().notNull(),
  authorId: number(),
  /** Everything that a search reads of it: its own words and the titles of its steps. */
  words: text().notNull(),
  updatedAt: time().notNull(),
});

/** The steps of a column: of an article or a resource exactly one. */
export const resourceSeriesItems = pgTable(
  'resource_series_items',
  {
    seriesId: number()
      .notNull()
      .references(() => resourceSeries.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    articleId: number(),
    resourceId: number().references(() => resources.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.seriesId, t.no] }), uniqueIndex('resource_series_items_resource').on(t.seriesId, t.resourceId)],
);
