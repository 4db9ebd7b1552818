import { type SQL, sql } from 'drizzle-orm';
import type { ArticleHit } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import { type CardRow, cardColumns, cardSource, countArticles, isListed, isOfChannel, type Reader, toCard } from './articles.queries.ts';
import { excerptOf, marksOf } from './highlights.ts';
import { toSearchQuery } from './searchTokens.ts';

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

/** Articles with all words, or with any where none has all; words in the title go before those in summary and tags, and they before the body. */
export async function searchArticles(db: Db, reader: Reader, wish: SearchWish): Promise<{ rows: ArticleHit[]; total: number }> {
  const query = toSearchQuery(wish.keywords);
  if (query === null) return { rows: [], total: 0 };
  const inChannel = wish.channelId === undefined ? sql`` : sql`and ${isOfChannel(wish.channelId)}`;
  const isFound = (tsquery: string): SQL => sql`a.search_words @@ ${tsquery}::tsquery ${inChannel}`;
  const withAll = await countArticles(db, reader, isFound(query.all));
  const isAny = withAll === 0;
  const total = isAny ? await countArticles(db, reader, isFound(query.any)) : withAll;
  if (total === 0) return { rows: [], total };
  const wanted = isAny ? query.any : query.all;
  const tier = isAny
    ? sql``
    : sql`case when a.search_words @@ ${query.inTitle}::tsquery then 2 when a.search_words @@ ${query.inHead}::tsquery then 1 else 0 end desc,`;
  const rank = sql`ts_rank('{0.05,0.1,0.4,1}', a.search_words, ${wanted}::tsquery)`;
  const order = wish.sort === 'newest' ? sql`a.publish_time desc, a.id desc` : sql`${tier} ${rank} desc, a.publish_time desc, a.id desc`;
  const { rows } = await db.execute<HitRow>(sql`
    select ${cardColumns}, a.plain_text as "plainText" from ${cardSource}
    where ${isListed(reader)} and ${isFound(wanted)} order by ${order} limit ${wish.limit} offset ${wish.offset}`);
  return { rows: rows.map((row) => toHit(row, wish.keywords, isAny)), total };
}

function toHit(row: HitRow, keywords: string, isAny: boolean): ArticleHit {
  const titleMarks = marksOf(row.title, keywords, isAny);
  const summaryMarks = marksOf(row.summary, keywords, isAny);
  const found = titleMarks.length + summaryMarks.length > 0 ? null : excerptOf(row.plainText, keywords, isAny);
  return { ...toCard(row), titleMarks, summaryMarks, excerpt: found?.excerpt ?? null, excerptMarks: found?.marks ?? [] };
}
