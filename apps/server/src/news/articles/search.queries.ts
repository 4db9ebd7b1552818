import { type SQL, sql } from 'drizzle-orm';
import type { ArticleHit } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import { type CardRow, cardsOf, countArticles, isListed, isOfChannel, type Reader, toCard } from './articles.queries.ts';
import { excerptOf, marksOf } from '../../platform/highlights.ts';
import { type SearchQuery, toSearchQuery } from '../../platform/searchTokens.ts';

interface SearchWish {
  keywords: string;
  channelId: number | undefined;
  sort: 'relevance' | 'newest';
  limit: number;
  offset: number;
}

interface HitRow extends CardRow {
  plainText: string;
}

/** How many articles `searchArticles` finds in all channels. */
export async function countArticlesFound(db: Db, reader: Reader, keywords: string): Promise<number> {
  const query = toSearchQuery(keywords);
  return query === null ? 0 : Math.min((await countHits(db, reader, query, sql``)).total, MOST_RANKED);
}

/** With part of the Chinese of each word only where no article has all of it. */
async function countHits(db: Db, reader: Reader, query: SearchQuery, inChannel: SQL): Promise<{ total: number; isAny: boolean }> {
  const countWith = (tsquery: string) => countArticles(db, reader, isFound(tsquery, query, inChannel));
  const withAll = await countWith(query.all);
  return withAll > 0 || query.any === query.all ? { total: withAll, isAny: false } : { total: await countWith(query.any), isAny: true };
}

/** All words are there, and the values among them as they are written. */
function isFound(tsquery: string, { values }: SearchQuery, inChannel: SQL): SQL {
  const written = values.map((pattern) => sql`and concat_ws(' ', a.title, a.summary, a.plain_text) ~* ${pattern}`);
  return sql`a.search_words @@ ${tsquery}::tsquery ${sql.join(written, sql` `)} ${inChannel}`;
}

/** Articles with all words, or with part of their Chinese where none has all; words in the title go before those in summary and tags, and they before the body. */
export async function searchArticles(db: Db, reader: Reader, wish: SearchWish): Promise<{ rows: ArticleHit[]; total: number }> {
  const query = toSearchQuery(wish.keywords);
  if (query === null) return { rows: [], total: 0 };
  const inChannel = wish.channelId === undefined ? sql`` : sql`and ${isOfChannel(wish.channelId)}`;
  const { total, isAny } = await countHits(db, reader, query, inChannel);
  if (total === 0) return { rows: [], total };
  const wanted = isAny ? query.any : query.all;
  const rank = sql`ts_rank('{0.05,0.1,0.4,1}', c.search_words, ${wanted}::tsquery)`;
  const order =
    wish.sort === 'newest'
      ? sql`c.publish_time desc, c.id desc`
      : sql`${isAny ? matched(query) : tierOf(query)} desc, ${rank} desc, c.publish_time desc, c.id desc`;
  const page = sql`
    select c.id, row_number() over (order by ${order}) as place
    from (select a.id, a.publish_time, a.search_words from articles a where ${isListed(reader)} and ${isFound(wanted, query, inChannel)} order by a.publish_time desc limit ${MOST_RANKED}) c
    order by ${order} limit ${wish.limit} offset ${wish.offset}`;
  const rows = await cardsOf<HitRow>(db, page, sql`, a.plain_text as "plainText"`);
  return { rows: rows.map((row) => toHit(row, wish.keywords, isAny)), total: Math.min(total, MOST_RANKED) };
}

/** Of more finds only the newest are ordered and counted: nobody pages further. */
const MOST_RANKED = 1000;

/** Title, then summary and tags, then body. */
const tierOf = ({ inTitle, inHead }: SearchQuery): SQL =>
  sql`case when c.search_words @@ ${inTitle}::tsquery then 2 when c.search_words @@ ${inHead}::tsquery then 1 else 0 end`;

/** How much of what was asked is there, in characters of whole words. */
const matched = ({ runs }: SearchQuery): SQL =>
  sql.join(
    runs.map(({ query, length }) => sql`case when c.search_words @@ ${query}::tsquery then ${length}::int else 0 end`),
    sql` + `,
  );

function toHit(row: HitRow, keywords: string, isAny: boolean): ArticleHit {
  const titleMarks = marksOf(row.title, keywords, isAny);
  const summaryMarks = marksOf(row.summary, keywords, isAny);
  const found = titleMarks.length + summaryMarks.length > 0 ? null : excerptOf(row.plainText, keywords, isAny);
  return { ...toCard(row), titleMarks, summaryMarks, excerpt: found?.excerpt ?? null, excerptMarks: found?.marks ?? [] };
}
