import type {
  ArticleBlock,
  ArticlePart,
  CourseProgress,
  DataColumn,
  FilePreview,
  Lesson,
  LessonName,
  ResourceDetail,
  ResourceFile,
  SchemeBomLine,
} from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { findPartsOfKeys, listPartNames } from '../../datasheets/parts/namedParts.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { tocOf, toShownBlocks } from '../../news/articles/articleText.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { TakeDownKind } from '@chippage/api/types';
import type { StoredBomLine, StoredPreview, StoredTable } from '../resources.schema.ts';
import { type CardRow, cardColumns, figurePath, isOnSite, isSeenBy, type Reader, toCard } from './cards.queries.ts';

interface DetailRow extends CardRow {
  blocks: ArticleBlock[];
  bom: StoredBomLine[];
  columns: DataColumn[];
  source: string | null;
  state: ResourceDetail['state'];
  memberId: string | null;
  updatedAt: string;
  isOnSite: boolean;
}

/** A file's row. */
export interface FileRow extends Record<string, unknown> {
  id: string;
  name: string;
  type: string;
  sha256: string;
  sizeBytes: number;
  rowCount: number | null;
  hasPreview: boolean;
}

/** A file as pages show it. */
export const toFile = ({ id, name, type, sha256, sizeBytes, rowCount, hasPreview }: FileRow): ResourceFile => ({
  id: Number(id),
  name,
  type,
  sizeBytes,
  sha256,
  hasPreview,
  rowCount,
});

/** The columns of a file; `f` is the file. */
const fileColumns = sql`f.id, f.name, f.type, f.sha256, f.size_bytes as "sizeBytes", (f."table"->>'rowCount')::int as "rowCount",
  (f."table" is not null or f.preview is not null) as "hasPreview"`;

/** The files of a resource in their order. */
export async function listFiles(db: Db, resourceId: number): Promise<ResourceFile[]> {
  const { rows } = await db.execute<FileRow>(sql`select ${fileColumns} from resource_files f where f.resource_id = ${resourceId} order by f.position, f.id`);
  return rows.map(toFile);
}

/** Numbers of parts by their spelling, and the parts themselves in the order of the spellings. */
async function partsOf(db: Db, mpns: readonly string[]): Promise<{ ids: Map<string, number>; parts: ArticlePart[] }> {
  const known = await findPartsOfKeys(db, [...new Set(mpns.map(partKey))]);
  const ids = new Map(
    mpns.flatMap((mpn) => {
      const found = known.find((part) => part.mpn === mpn) ?? known.find((part) => part.mpnKey === partKey(mpn));
      return found ? [[mpn, found.id] as const] : [];
    }),
  );
  const named = await listPartNames(db, [...new Set(ids.values())]);
  const parts = [...new Set(ids.values())].flatMap((id) => {
    const part = named.find((each) => Number(each.id) === id);
    if (!part) return [];
    const { mpn, brandId, brandName, brandNameCn, category, categoryName, packageCase, lifecycle } = part;
    return [{ id, mpn, brandId: Number(brandId), brandName, brandNameCn, category, categoryName, packageCase, lifecycle }];
  });
  return { ids, parts };
}

async function mpnsOf(db: Db, resourceId: number): Promise<string[]> {
  const { rows } = await db.execute<{ mpn: string }>(sql`select p.mpn from resource_parts p where p.resource_id = ${resourceId} order by p.position`);
  return rows.map(({ mpn }) => mpn);
}

interface LessonRow extends Record<string, unknown> {
  no: number;
  title: string;
  minutes: number;
  isRead: boolean;
}

async function listLessons(db: Db, courseId: number, me: number): Promise<LessonName[]> {
  const { rows } = await db.execute<LessonRow>(sql`
    select l.no, l.title, l.minutes,
      exists (select from lesson_reads x where x.member_id = ${me} and x.course_id = l.course_id and x.no = l.no) as "isRead"
    from resource_lessons l where l.course_id = ${courseId} order by l.no`);
  return rows;
}

/** How far a member is, by the marks of the lessons. */
const progressOf = (lessons: readonly LessonName[]): CourseProgress => ({
  readCount: lessons.filter(({ isRead }) => isRead).length,
  lessonCount: lessons.length,
  nextNo: lessons.find(({ isRead }) => !isRead)?.no ?? null,
});

/** How far a member is in a course. */
export const findProgress = async (db: Db, courseId: number, me: number): Promise<CourseProgress> => progressOf(await listLessons(db, courseId, me));

const toBomLines = (bom: readonly StoredBomLine[], ids: ReadonlyMap<string, number>): SchemeBomLine[] =>
  bom.map((line) => ({ ...line, partId: ids.get(line.mpn) ?? null }));

/** One resource whole; undefined where it is not for this reader. */
export async function findDetail(db: Db, id: number, reader: Reader): Promise<ResourceDetail | undefined> {
  const me = reader.memberId;
  const { rows } = await db.execute<DetailRow>(sql`
    select ${cardColumns(me)}, r.blocks, r.bom, r.columns, r.source, r.state, r.member_id as "memberId", r.updated_at as "updatedAt", (${isOnSite}) as "isOnSite"
    from resources r where r.id = ${id} and ${isSeenBy(reader)}`);
  const [row] = rows;
  if (!row) return undefined;
  const [files, lessons, mpns, series] = await Promise.all([
    listFiles(db, id),
    listLessons(db, id, me),
    mpnsOf(db, id),
    db.execute<{ id: string; title: string }>(sql`
      select s.id, s.title from resource_series_items i join resource_series s on s.id = i.series_id where i.resource_id = ${id} order by s.id`),
  ]);
  const { ids, parts } = await partsOf(db, [...new Set([...row.bom.map(({ mpn }) => mpn).filter(Boolean), ...mpns])]);
  const blocks = toShownBlocks(row.blocks, ids);
  return {
    ...toCard(row),
    blocks,
    toc: tocOf(blocks),
    drawing: row.drawing && { src: figurePath(row.drawing.sha256), alt: row.drawing.alt, width: row.drawing.width, height: row.drawing.height },
    bom: toBomLines(row.bom, ids),
    columns: row.columns,
    files,
    lessons,
    progress: row.kind === 'course' ? progressOf(lessons) : null,
    parts,
    source: row.source,
    updateTime: new Date(row.updatedAt).toISOString(),
    series: series.rows.map((each) => ({ id: Number(each.id), title: each.title })),
    state: row.state,
    isMine: me !== 0 && Number(row.memberId) === me,
    isPreview: !row.isOnSite,
  };
}

/** Why a resource is off the site; undefined when it is not for that reason. */
export async function findTakeDown(db: Db, id: number): Promise<TakeDownKind | undefined> {
  const { rows } = await db.execute<{ kind: TakeDownKind | null }>(
    sql`select r.taken_down_kind as kind from resources r where r.id = ${id} and r.state = 'published' and r.taken_down_at is not null`,
  );
  return rows[0]?.kind ?? undefined;
}

interface LessonBody extends Record<string, unknown> {
  title: string;
  minutes: number;
  courseTitle: string;
  blocks: ArticleBlock[];
  plainText: string;
}

/** One lesson; undefined where there is none for this reader. */
export async function findLesson(db: Db, courseId: number, no: number, reader: Reader): Promise<Lesson | undefined> {
  const { rows } = await db.execute<LessonBody>(sql`
    select l.title, l.minutes, r.title as "courseTitle", l.blocks, l.plain_text as "plainText"
    from resource_lessons l join resources r on r.id = l.course_id where l.course_id = ${courseId} and l.no = ${no} and ${isSeenBy(reader)}`);
  const [row] = rows;
  if (!row) return undefined;
  const [lessons, mpns] = await Promise.all([listLessons(db, courseId, reader.memberId), mpnsOf(db, courseId)]);
  // Of the course's parts those that this lesson names.
  const { ids, parts } = await partsOf(
    db,
    mpns.filter((mpn) => row.plainText.includes(mpn)),
  );
  const blocks = toShownBlocks(row.blocks, ids);
  return {
    no,
    title: row.title,
    minutes: row.minutes,
    isRead: lessons.find((lesson) => lesson.no === no)?.isRead ?? false,
    courseId,
    courseTitle: row.courseTitle,
    blocks,
    toc: tocOf(blocks),
    parts,
    lessons,
    progress: progressOf(lessons),
    previous: lessons.find((lesson) => lesson.no === no - 1) ?? null,
    next: lessons.find((lesson) => lesson.no === no + 1) ?? null,
  };
}

interface StoredFileRow extends FileRow {
  resourceId: string | null;
  table: StoredTable | null;
  preview: StoredPreview | null;
  previewSha256: string | null;
}

/** A file that this reader may have: of what they may see, or one that they just uploaded. */
export async function findFile(db: Db, id: number, reader: Reader): Promise<StoredFileRow | undefined> {
  const { rows } = await db.execute<StoredFileRow>(sql`
    select ${fileColumns}, f.resource_id as "resourceId", f."table", f.preview, f.preview_sha256 as "previewSha256" from resource_files f left join resources r on r.id = f.resource_id
    where f.id = ${id} and ((f.resource_id is null and f.member_id = ${reader.memberId} and ${reader.memberId} <> 0) or (r.id is not null and ${isSeenBy(reader)}))`);
  return rows[0];
}

/** What a file holds, as pages show it before it is fetched. */
export function toPreview({ id, name, table, preview }: StoredFileRow): FilePreview {
  const none: FilePreview = { fileId: Number(id), name, table: null, text: null, picture: null, archive: null };
  if (table) return { ...none, table: { columns: table.columns, rows: table.rows, rowCount: table.rowCount } };
  switch (preview?.kind) {
    case 'text':
      return { ...none, text: { text: preview.text, isCut: preview.isCut } };
    case 'archive':
      return { ...none, archive: { names: preview.names, isCut: preview.isCut } };
    case 'picture':
      return { ...none, picture: { src: `/api/resource/preview/picture/${id}`, width: preview.width, height: preview.height, pageCount: preview.pageCount } };
    default:
      return none;
  }
}
