import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { articles, newsAuthors, newsChannels } from '../news.schema.ts';

/** The articles that came with the sample: from which content, and whether somebody edited them here. */
export const listSampleArticles = (tx: Db) =>
  tx
    .select({ slug: articles.slug, hash: articles.contentHash, editedAt: articles.editedAt })
    .from(articles)
    .where(sql`${articles.slug} is not null`);

/** Takes off the articles that the sample does not have any more, unless somebody edited them here. @returns how many went */
export async function removeSampleArticles(tx: Db, kept: readonly string[]): Promise<number> {
  const gone = await tx
    .update(articles)
    .set({ state: 'DELETEED', contentHash: null })
    .where(sql`slug is not null and edited_at is null and state <> 'DELETEED' and not slug = any(${sql.param([...kept])}::text[])`)
    .returning({ id: articles.id });
  return gone.length;
}

/** Writes a channel, over the one with the same key. @returns its number */
export async function writeChannel(tx: Db, channel: typeof newsChannels.$inferInsert): Promise<number> {
  const [row] = await tx.insert(newsChannels).values(channel).onConflictDoUpdate({ target: newsChannels.key, set: channel }).returning({ id: newsChannels.id });
  if (!row) throw new Error('the channel was not written');
  return row.id;
}

/** Writes an author of the sample, over the one with the same key. @returns their number */
export async function writeSampleAuthor(tx: Db, author: typeof newsAuthors.$inferInsert): Promise<number> {
  const [row] = await tx
    .insert(newsAuthors)
    .values({ ...author, isSample: true })
    .onConflictDoUpdate({ target: newsAuthors.key, set: author })
    .returning({ id: newsAuthors.id });
  if (!row) throw new Error('the author was not written');
  return row.id;
}

/** The sample's authors by their key. */
export async function listSampleAuthors(tx: Db): Promise<Map<string, { id: number; name: string }>> {
  const rows = await tx
    .select({ key: newsAuthors.key, id: newsAuthors.id, name: newsAuthors.name })
    .from(newsAuthors)
    .where(sql`${newsAuthors.key} is not null`);
  return new Map(rows.map(({ key, id, name }) => [key ?? '', { id, name }]));
}

/** The sample's articles that are on the site, by their slug. */
export async function findSampleArticles(tx: Db): Promise<Map<string, { id: number; title: string }>> {
  const rows = await tx
    .select({ slug: articles.slug, id: articles.id, title: articles.title })
    .from(articles)
    .where(sql`${articles.slug} is not null and ${articles.state} = 'PUBLISHED'`);
  return new Map(rows.map(({ slug, id, title }) => [slug ?? '', { id, title }]));
}
