import { sql } from 'drizzle-orm';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { Db } from '../../platform/database/connect.ts';
import { heatOf } from '../counters.queries.ts';
import { articleChannels, articleCounters, articleParts, articles } from '../news.schema.ts';
import { toSearchVector } from '../../platform/searchTokens.ts';

/** An article to write: what its row holds, and the part numbers in it. */
export interface ArticleWrite {
  /** Of an article that was written here: it may be there already. Absent: the slug says which it is. */
  id?: number;
  row: Omit<typeof articles.$inferInsert, 'id' | 'searchWords'>;
  tags: readonly string[];
  /** Part numbers in the body. */
  mpns: readonly string[];
  /** Channels that list it beside its own. */
  otherChannels?: readonly number[];
}

/** Writes an article, over the one with the same number or slug if there is one, with its part numbers and its words for the search. */
export async function writeArticle(tx: Db, { id: known, row, tags, mpns, otherChannels = [] }: ArticleWrite): Promise<number> {
  const vector = toSearchVector([
    { text: row.title, weight: 'A' },
    { text: row.summary, weight: 'B' },
    { text: tags.join(' '), weight: 'B' },
    { text: row.plainText, weight: 'D' },
  ]);
  const values = { ...row, searchWords: sql`${vector}::tsvector` };
  const { slug: _, ...changes } = values;
  const [written] = await (
    known === undefined
      ? tx.insert(articles).values(values).onConflictDoUpdate({ target: articles.slug, set: changes })
      : tx
          .insert(articles)
          .overridingSystemValue()
          .values({ ...values, id: known })
          .onConflictDoUpdate({ target: articles.id, set: changes })
  ).returning({ id: articles.id });
  if (!written) throw new Error('the article was not written');
  const { id } = written;
  await tx
    .insert(articleCounters)
    .values({ articleId: id, heat: heatOf(row.publishTime ?? row.updatedAt) })
    .onConflictDoNothing();
  await tx.delete(articleChannels).where(sql`${articleChannels.articleId} = ${id}`);
  if (otherChannels.length > 0) await tx.insert(articleChannels).values(otherChannels.map((channelId) => ({ articleId: id, channelId })));
  await tx.delete(articleParts).where(sql`${articleParts.articleId} = ${id}`);
  const named = new Map<string, { mpn: string; position: number | null }>();
  for (const [position, mpn] of tags.entries()) named.set(partKey(mpn), { mpn, position });
  for (const mpn of mpns) if (!named.has(partKey(mpn))) named.set(partKey(mpn), { mpn, position: null });
  if (named.size > 0) await tx.insert(articleParts).values([...named].map(([mpnKey, part]) => ({ articleId: id, mpnKey, ...part })));
  return id;
}
