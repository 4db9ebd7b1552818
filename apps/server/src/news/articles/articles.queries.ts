import { idsAfter } from '../../platform/database/idsAfter.ts';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { ArticleCard } from '@chippage/api/types';
import { partIdOf, partKeysOfBrand } from '../../datasheets/parts/namedParts.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { articles } from '../news.schema.ts';

/** Who reads: sees their own drafts, and nothing by authors that they blocked. */
export interface Reader {
  memberId: number | null;
  now: Date;
}

/** An article's row with what a card shows. */
export interface CardRow extends Record<string, unknown> {
  id: string;
  title: string;
  summary: string;
  coverUrl: string | null;
  channelId: string;
  channelKey: string;
  channelName: string;
  authorId: string;
  authorName: string;
  isSample: boolean;
  source: string;
  publishTime: string | null;
  isPinned: boolean;
  isAdvert: boolean;
  isAi: boolean;
  origin: 'original' | 'reprint' | 'translation' | 'authorised';
  state: ArticleCard['state'];
  views: number;
  likes: number;
  comments: number;
  tags: { mpn: string; partId: number | null }[] | null;
}

/** Who publishes an article, in words; own words are their author's, whoever that is now. `a` is the article, `u` its author. */
const sourceOf = sql`case when a.source = '' then u.name else a.source end`;

/** The columns of a card; `a` is the article. */
export const cardColumns = sql`
  a.id, a.title, a.summary, a.cover_url as "coverUrl", c.id as "channelId", c.key as "channelKey", c.name as "channelName",
  u.id as "authorId", u.name as "authorName", u.is_sample as "isSample", ${sourceOf} as source, a.publish_time as "publishTime",
  a.is_pinned as "isPinned", a.is_advert as "isAdvert", a.is_ai as "isAi", a.origin, a.state, k.views, k.likes, k.comments,
  (select json_agg(json_build_object('mpn', t.mpn, 'partId', ${partIdOf({ key: sql`t.mpn_key`, mpn: sql`t.mpn` })}) order by t.position)
    from article_parts t where t.article_id = a.id and t.position is not null) as tags`;

/** What the columns of a card come from. */
export const cardSource = sql`articles a
  join news_channels c on c.id = a.channel_id
  join news_authors u on u.id = a.author_id
  join article_counters k on k.article_id = a.id`;

/** A row as a card. */
export const toCard = (row: CardRow): ArticleCard => ({
  id: Number(row.id),
  title: row.title,
  summary: row.summary,
  coverUrl: row.coverUrl,
  channel: { id: Number(row.channelId), key: row.channelKey, name: row.channelName },
  author: { id: Number(row.authorId), name: row.authorName, isSample: row.isSample },
  source: row.source,
  publishTime: row.publishTime === null ? null : new Date(row.publishTime).toISOString(),
  isPinned: row.isPinned,
  isAdvert: row.isAdvert,
  isAiGenerated: row.isAi,
  isOriginal: row.origin === 'original',
  state: row.state,
  counters: { views: row.views, likes: row.likes, comments: row.comments },
  tags: row.tags ?? [],
});

/** What everybody may see. */
export const isPublished = (now: Date): SQL => sql`a.state = 'PUBLISHED' and a.publish_time <= ${now.toISOString()}::timestamptz`;

/** What a list shows to this reader. */
export const isListed = ({ memberId, now }: Reader): SQL =>
  memberId === null
    ? isPublished(now)
    : sql`${isPublished(now)} and not exists (select from blocked_authors b where b.member_id = ${memberId} and b.author_id = a.author_id)`;

/** Articles of a channel and of those below it. */
export const isOfChannel = (id: number): SQL => isInChannels(sql`select h.id from news_channels h where h.id = ${id} or h.parent_id = ${id}`);

/** Articles whose own channel, or another that lists them, is among these. */
export const isInChannels = (ids: SQL): SQL =>
  sql`(a.channel_id in (${ids}) or exists (select from article_channels l where l.article_id = a.id and l.channel_id in (${ids})))`;

/** Articles that are tagged with a part of a maker. */
export const isAboutBrand = (brandId: number): SQL =>
  sql`exists (select from article_parts t where t.article_id = a.id and t.position is not null and t.mpn_key in ${partKeysOfBrand(brandId)})`;

/** Published articles by number with what a list of visits shows, for other domains to join. */
export const articleNames = (now: Date): SQL => sql`(
  select a.id, a.title, a.cover_url as "imgUrl", ${sourceOf} as source from articles a join news_authors u on u.id = a.author_id where ${isPublished(now)})`;

const orders = {
  newest: sql`a.publish_time desc, a.id desc`,
  pinned: sql`a.is_pinned desc, a.publish_time desc, a.id desc`,
  hottest: sql`k.heat desc, a.id desc`,
  liked: sql`k.likes desc, k.heat desc, a.id desc`,
};

interface ListWish {
  order: keyof typeof orders;
  limit: number;
  offset?: number;
  where?: SQL;
}

/**
 * Cards of the articles that a query names by `id` and `place`: the page is cut first, because the columns of a card cost
 * more than the order of thousands.
 */
export async function cardsOf<Row extends CardRow = CardRow>(db: Db, page: SQL, more: SQL = sql``): Promise<Row[]> {
  const { rows } = await db.execute<CardRow>(sql`
    with page as materialized (${page}) select ${cardColumns} ${more} from page join (${cardSource}) on a.id = page.id order by page.place`);
  // `more` adds what Row has beyond a card.
  return rows as Row[];
}

/** Cards of published articles. */
export async function listCards(db: Db, reader: Reader, { order, limit, offset = 0, where }: ListWish): Promise<ArticleCard[]> {
  const page = sql`
    select a.id, row_number() over (order by ${orders[order]}) as place from articles a join article_counters k on k.article_id = a.id
    where ${isListed(reader)} ${where ? sql`and ${where}` : sql``} order by ${orders[order]} limit ${limit} offset ${offset}`;
  return (await cardsOf(db, page)).map(toCard);
}

/** How many articles a list has over all pages. */
export async function countArticles(db: Db, reader: Reader, where?: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from articles a where ${isListed(reader)} ${where ? sql`and ${where}` : sql``}`,
  );
  return rows[0]?.total ?? 0;
}

/** A page of a list with its total. */
export async function pageOfCards(db: Db, reader: Reader, wish: ListWish): Promise<{ rows: ArticleCard[]; total: number }> {
  const [rows, total] = await Promise.all([listCards(db, reader, wish), countArticles(db, reader, wish.where)]);
  return { rows, total };
}

/** Whether an article is published: what may be liked, read and commented. */
export async function isReadable(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select from articles a where a.id = ${id} and ${isPublished(now)}`);
  return rows.length > 0;
}

/** An article's title. */
export async function findTitle(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.select({ title: articles.title }).from(articles).where(eq(articles.id, id));
  return row?.title;
}

/** Articles that everybody may read. */
export const listedArticles = idsAfter(articles, articles.id, (now) => and(eq(articles.state, 'PUBLISHED'), lte(articles.publishTime, now)));
