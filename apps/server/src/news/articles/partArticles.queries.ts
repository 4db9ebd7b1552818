import type { PartArticles } from '@chippage/api/types';
import { type SQL, sql } from 'drizzle-orm';
import { listPartNames, partKeysOfBrand } from '../../datasheets/parts/namedParts.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { cardsOf, isListed, type Reader, toCard } from './articles.queries.ts';
import { countArticlesFound } from './search.queries.ts';

const MOST = 5;
/** Characters that the name of a series has at least: shorter beginnings are shared by parts that have nothing in common. */
const SERIES_LENGTH = 5;

/** Articles that name a part, its series or its maker; tags count more than words of the body. */
export async function articlesOfPart(db: Db, reader: Reader, id: number): Promise<PartArticles> {
  const [part] = await listPartNames(db, [id]);
  if (!part) throw notFound('器件');
  const key = partKey(part.mpn);
  const series = Array.from({ length: Math.max(0, key.length - SERIES_LENGTH) }, (_, at) => key.slice(0, SERIES_LENGTH + at));
  // A number is worth twice its length, and one more where it is a tag; the maker alone is worth nothing beside it.
  const named = sql`
    select t.article_id, t.mpn, length(t.mpn_key) * 2 + (t.position is not null)::int as worth
    from article_parts t where t.mpn_key = any(${sql.param([key, ...series])})
    union all
    select t.article_id, null, 0 from article_parts t where t.position is not null and t.mpn_key in ${partKeysOfBrand(part.brandId)}`;
  const rows = await cardsOf(db, bestOf(named, reader));
  if (rows.length === 0) return { articles: [], keywords: null, total: 0 };
  const words = [part.mpn, ...(await namesIn(db, named, reader)), part.brandNameCn ?? part.brandName];
  return { articles: rows.map(toCard), ...(await moreBy(db, reader, words, rows.length)) };
}

const bestOf = (named: SQL, reader: Reader): SQL => sql`
  select a.id, row_number() over (order by n.worth desc, a.publish_time desc, a.id desc) as place
  from (select article_id, max(worth) as worth from (${named}) each group by article_id) n join articles a on a.id = n.article_id
  where ${isListed(reader)} order by place limit ${MOST}`;

/** How the articles spell the series, the longest name first. */
async function namesIn(db: Db, named: SQL, reader: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ mpn: string }>(sql`
    select n.mpn from (${named}) n join articles a on a.id = n.article_id
    where n.mpn is not null and ${isListed(reader)} group by n.mpn order by max(n.worth) desc limit 3`);
  return rows.map(({ mpn }) => mpn);
}

/** The narrowest words that find more than is shown. */
async function moreBy(db: Db, reader: Reader, words: readonly string[], shown: number): Promise<Pick<PartArticles, 'keywords' | 'total'>> {
  for (const keywords of new Set(words)) {
    const total = await countArticlesFound(db, reader, keywords);
    if (total > shown) return { keywords, total };
  }
  return { keywords: null, total: shown };
}
