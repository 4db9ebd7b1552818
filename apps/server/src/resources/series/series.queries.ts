import type { SeriesCard, SeriesDetail } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { listCards } from '../../news/articles/articles.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { findCards } from '../resources/cards.queries.ts';

interface SeriesRow extends Record<string, unknown> {
  id: string;
  title: string;
  summary: string;
  field: SeriesCard['field'];
  authorName: string;
  authorId: string | null;
  updatedAt: string;
  articleCount: number;
  resourceCount: number;
}

const columns = sql`s.id, s.title, s.summary, s.field, s.author_name as "authorName", s.author_id as "authorId", s.updated_at as "updatedAt",
  (select count(i.article_id)::int from resource_series_items i where i.series_id = s.id) as "articleCount",
  (select count(*)::int from resource_series_items i join resources r on r.id = i.resource_id
    where i.series_id = s.id and r.state = 'published' and r.taken_down_at is null) as "resourceCount"`;

const toCard = (row: SeriesRow): SeriesCard => ({
  id: Number(row.id),
  title: row.title,
  summary: row.summary,
  field: row.field,
  author: { id: row.authorId === null ? null : Number(row.authorId), name: row.authorName },
  // Columns come with the sample only.
  isSample: true,
  articleCount: row.articleCount,
  resourceCount: row.resourceCount,
  updateTime: new Date(row.updatedAt).toISOString(),
});

interface ListWish {
  keywords: string;
  field?: SeriesCard['field'] | undefined;
  limit: number;
  offset: number;
}

/** A page of columns that hold each of the words, the newest first. */
export async function listSeries(db: Db, { keywords, field, limit, offset }: ListWish): Promise<{ rows: SeriesCard[]; total: number }> {
  const words = keywords.split(/\s+/).filter((word) => word !== '');
  const where = sql.join(
    [sql`true`, ...words.map((word) => sql`s.words ilike ${literalLike(word)}`), ...(field === undefined ? [] : [sql`s.field = ${field}`])],
    sql` and `,
  );
  const [{ rows }, counted] = await Promise.all([
    db.execute<SeriesRow>(sql`select ${columns} from resource_series s where ${where} order by s.updated_at desc, s.id limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from resource_series s where ${where}`),
  ]);
  return { rows: rows.map(toCard), total: counted.rows[0]?.total ?? 0 };
}

/** One column with its steps; what is not on the site is left out. */
export async function findSeries(db: Db, id: number, reader: { memberId: number | null; now: Date }): Promise<SeriesDetail | undefined> {
  const { rows } = await db.execute<SeriesRow>(sql`select ${columns} from resource_series s where s.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  const steps = await db.execute<{ articleId: string | null; resourceId: string | null }>(
    sql`select i.article_id as "articleId", i.resource_id as "resourceId" from resource_series_items i where i.series_id = ${id} order by i.no`,
  );
  const articleIds = steps.rows.flatMap(({ articleId }) => (articleId === null ? [] : [Number(articleId)]));
  const resourceIds = steps.rows.flatMap(({ resourceId }) => (resourceId === null ? [] : [Number(resourceId)]));
  const [articles, resources] = await Promise.all([
    articleIds.length === 0
      ? []
      : listCards(db, reader, { order: 'newest', limit: articleIds.length, where: sql`a.id = any(${sql.param(articleIds)}::bigint[])` }),
    findCards(db, reader.memberId ?? 0, resourceIds),
  ]);
  const items = steps.rows
    .map(({ articleId, resourceId }) => ({
      article: articles.find((article) => article.id === Number(articleId)) ?? null,
      resource: resources.get(Number(resourceId)) ?? null,
    }))
    .filter(({ article, resource }) => article !== null || resource !== null)
    .map((item, at) => ({ no: at + 1, ...item }));
  return { ...toCard(row), items };
}
