import type { ResourceCard, ResourceFacets, ResourceKindCount, ResourceRating } from '@chippage/api/types';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { idsAfter } from '../../platform/database/idsAfter.ts';
import type { FindThings } from '../../platform/domain.ts';
import { toSearchQuery } from '../../platform/searchTokens.ts';
import { resourceFieldNames, resourceKindNames } from '../names.ts';
import { resources, type StoredDrawing } from '../resources.schema.ts';

/** Who reads. */
export interface Reader {
  /** 0: a visitor. */
  memberId: number;
  /** Sees what is not published, too. */
  isOperator: boolean;
}

/** Who reads, as the session says. */
export const readerOf = ({ session }: Ctx): Reader => ({ memberId: session?.memberId ?? 0, isOperator: session?.role === 'operator' });

/** A row with what a card shows. */
export interface CardRow extends Record<string, unknown> {
  id: string;
  kind: ResourceCard['kind'];
  title: string;
  summary: string;
  field: ResourceCard['field'];
  level: ResourceCard['level'];
  drawing: StoredDrawing | null;
  authorName: string;
  authorId: string | null;
  isSample: boolean;
  licence: ResourceCard['licence'];
  tags: string[];
  sizeBytes: string;
  fileCount: number;
  lessonCount: number;
  downloads: number;
  ratingSum: number;
  ratingCount: number;
  mine: number | null;
  publishedAt: string | null;
}

/** The columns of a card; `r` is the resource. */
export const cardColumns = (me: number): SQL => sql`
  r.id, r.kind, r.title, r.summary, r.field, r.level, r.drawing, r.author_name as "authorName", r.author_id as "authorId", r.slug is not null as "isSample",
  r.licence, r.tags, (select coalesce(sum(f.size_bytes), 0)::bigint from resource_files f where f.resource_id = r.id) as "sizeBytes",
  (select count(*)::int from resource_files f where f.resource_id = r.id) as "fileCount",
  (select count(*)::int from resource_lessons l where l.course_id = r.id) as "lessonCount",
  r.downloads, r.rating_sum as "ratingSum", r.rating_count as "ratingCount",
  (select g.stars from resource_ratings g where g.resource_id = r.id and g.member_id = ${me}) as mine, r.published_at as "publishedAt"`;

/** Where a drawing is on this site. */
export const figurePath = (sha256: string): string => `/api/resource/figure/${sha256}`;

/** The average with one decimal. */
export const ratingOf = ({ ratingSum, ratingCount, mine }: Pick<CardRow, 'ratingSum' | 'ratingCount' | 'mine'>): ResourceRating => ({
  average: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
  count: ratingCount,
  mine,
});

/** A row as a card. */
export const toCard = (row: CardRow): ResourceCard => ({
  id: Number(row.id),
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  field: row.field,
  level: row.level,
  coverUrl: row.drawing === null ? null : figurePath(row.drawing.sha256),
  author: { id: row.authorId === null ? null : Number(row.authorId), name: row.authorName },
  isSample: row.isSample,
  licence: row.licence,
  tags: row.tags,
  sizeBytes: Number(row.sizeBytes),
  fileCount: row.fileCount,
  lessonCount: row.lessonCount,
  downloads: row.downloads,
  rating: ratingOf(row),
  publishTime: row.publishedAt === null ? null : new Date(row.publishedAt).toISOString(),
});

/** What everybody may see. */
export const isOnSite = sql`r.state = 'published' and r.taken_down_at is null`;

/** What this reader may see. */
export const isSeenBy = ({ memberId, isOperator }: Reader): SQL =>
  isOperator ? sql`true` : sql`((${isOnSite}) or (r.member_id = ${memberId} and r.taken_down_at is null))`;

interface ListWish {
  kind?: ResourceCard['kind'] | undefined;
  field?: ResourceCard['field'] | undefined;
  level?: ResourceCard['level'] | undefined;
  part?: string;
  keywords?: string;
  sort: 'newest' | 'downloads' | 'rating';
  limit: number;
  offset: number;
}

const orders = {
  newest: sql`r.published_at desc, r.id desc`,
  downloads: sql`r.downloads desc, r.published_at desc, r.id desc`,
  // One rating says little: three of 3.5 stand beside each.
  rating: sql`(r.rating_sum + 10.5) / (r.rating_count + 3) desc, r.published_at desc, r.id desc`,
};

function conditions({ kind, field, level, part = '', keywords = '' }: Omit<ListWish, 'sort' | 'limit' | 'offset'>): SQL | null {
  const key = partKey(part);
  const query = keywords.trim() === '' ? null : toSearchQuery(keywords);
  if ((part.trim() !== '' && key === '') || (keywords.trim() !== '' && query === null)) return null;
  return sql.join(
    [
      isOnSite,
      ...(kind === undefined ? [] : [sql`r.kind = ${kind}`]),
      ...(field === undefined ? [] : [sql`r.field = ${field}`]),
      ...(level === undefined ? [] : [sql`r.level = ${level}`]),
      ...(key === '' ? [] : [sql`exists (select from resource_parts p where p.resource_id = r.id and p.mpn_key like ${`${key}%`})`]),
      ...(query === null ? [] : [sql`r.search_words @@ ${query.any}::tsquery`]),
    ],
    sql` and `,
  );
}

/** A page of published resources. */
export async function listResources(db: Db, me: number, { sort, limit, offset, ...wish }: ListWish): Promise<{ rows: ResourceCard[]; total: number }> {
  const where = conditions(wish);
  if (where === null) return { rows: [], total: 0 };
  const [{ rows }, counted] = await Promise.all([
    db.execute<CardRow>(sql`select ${cardColumns(me)} from resources r where ${where} order by ${orders[sort]} limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from resources r where ${where}`),
  ]);
  return { rows: rows.map(toCard), total: counted.rows[0]?.total ?? 0 };
}

/** Cards of published resources by number. */
export async function findCards(db: Db, me: number, ids: readonly number[]): Promise<Map<number, ResourceCard>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<CardRow>(
    sql`select ${cardColumns(me)} from resources r where ${isOnSite} and r.id = any(${sql.param([...ids])}::bigint[])`,
  );
  return new Map(rows.map((row) => [Number(row.id), toCard(row)]));
}

/** What a list of a kind can be narrowed by. */
export async function listFacets(db: Db, kind: ResourceCard['kind'] | undefined): Promise<ResourceFacets> {
  const where = kind === undefined ? isOnSite : sql`${isOnSite} and r.kind = ${kind}`;
  const [fields, levels, parts] = await Promise.all([
    db.execute<ResourceFacets['fields'][number] & Record<string, unknown>>(
      sql`select r.field, count(*)::int as count from resources r where ${where} group by r.field order by count(*) desc, r.field`,
    ),
    db.execute<ResourceFacets['levels'][number] & Record<string, unknown>>(
      sql`select r.level, count(*)::int as count from resources r where ${where} group by r.level order by array_position(array['beginner', 'intermediate', 'advanced'], r.level)`,
    ),
    db.execute<{ mpn: string }>(
      sql`select min(p.mpn) as mpn from resource_parts p join resources r on r.id = p.resource_id where ${where} group by p.mpn_key order by count(*) desc, p.mpn_key limit 12`,
    ),
  ]);
  return { fields: fields.rows, levels: levels.rows, parts: parts.rows.map(({ mpn }) => mpn) };
}

/** How many there are of each kind. */
export async function countKinds(db: Db): Promise<ResourceKindCount[]> {
  const { rows } = await db.execute<{ kind: ResourceCard['kind']; count: number }>(
    sql`select r.kind, count(*)::int as count from resources r where ${isOnSite} group by r.kind`,
  );
  return (['scheme', 'course', 'original', 'datum'] as const).map((kind) => ({ kind, count: rows.find((row) => row.kind === kind)?.count ?? 0 }));
}

/** Resources with the words that a list of favourites shows. */
export const findResourceThings: FindThings = async (db, ids) => {
  const { rows } = await db.execute<{ id: string; title: string; kind: ResourceCard['kind']; field: ResourceCard['field'] }>(
    sql`select r.id, r.title, r.kind, r.field from resources r where ${isOnSite} and r.id = any(${sql.param(ids)}::bigint[])`,
  );
  return rows.map(({ id, title, kind, field }) => ({
    id: Number(id),
    title,
    detail: `${resourceKindNames[kind]} · ${resourceFieldNames[field]}`,
    brandId: null,
  }));
};

/** Resources that everybody may read. */
export const listedResources = idsAfter(resources, resources.id, () => and(eq(resources.state, 'published'), isNull(resources.takenDownAt)));

/** A published resource, for comments on it. */
export async function findCommented(db: Db, id: number): Promise<{ title: string } | undefined> {
  const { rows } = await db.execute<{ title: string }>(sql`select r.title from resources r where r.id = ${id} and ${isOnSite}`);
  return rows[0];
}
