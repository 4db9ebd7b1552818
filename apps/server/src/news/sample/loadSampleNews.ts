import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { lockKey } from '../../platform/rateLimits.ts';
import { writeArticle } from '../articles/articleWrites.queries.ts';
import { articleFigures, articles, newsAuthors, newsChannels } from '../news.schema.ts';
import { listSampleSlugs, readSampleArticle, readSampleAuthors, readSampleChannels, type SampleArticle, sampleNewsFolder } from './sampleFiles.ts';

interface LoadOptions {
  /** Without articles only the channels come, which every portal needs. @default true */
  hasArticles?: boolean;
  folder?: string;
}

/**
 * Brings channels and sample articles in, file by file where one changed. What somebody edited on this site is left
 * alone; what the sample does not have any more goes.
 * @returns How many articles were written or went.
 */
export async function loadSampleNews(
  { db, files, clock }: Pick<Platform, 'db' | 'files' | 'clock'>,
  { hasArticles = true, folder = sampleNewsFolder }: LoadOptions = {},
): Promise<number> {
  const found = hasArticles ? listSampleSlugs(folder).map((slug) => readSampleArticle(slug, folder)) : [];
  // The bytes first: a row never names what is not there.
  for (const { figures } of found) for (const { svg, sha256 } of figures) if (!(await files.has(sha256))) await files.put(svg);
  return db.transaction(async (tx) => {
    await lockKey(tx, 'sample news');
    const channels = await writeChannels(tx, folder);
    if (!hasArticles) return 0;
    const authors = await writeAuthors(tx, folder);
    const known = await tx
      .select({ slug: articles.slug, hash: articles.contentHash, editedAt: articles.editedAt })
      .from(articles)
      .where(sql`slug is not null`);
    const mayWrite = new Map(known.map(({ slug, hash, editedAt }) => [slug, { hash, isOurs: editedAt === null }]));
    let count = 0;
    for (const article of found) {
      const before = mayWrite.get(article.slug);
      if (before && (!before.isOurs || before.hash === article.contentHash)) continue;
      await writeOne(tx, article, channels, authors, clock.now());
      count++;
    }
    const gone = await tx
      .update(articles)
      .set({ state: 'DELETEED', contentHash: null })
      .where(sql`slug is not null and edited_at is null and state <> 'DELETEED' and not slug = any(${sql.param(found.map(({ slug }) => slug))}::text[])`)
      .returning({ id: articles.id });
    return count + gone.length;
  });
}

async function writeOne(tx: Db, article: SampleArticle, channels: Map<string, number>, authors: Map<string, number>, now: Date): Promise<void> {
  const { slug, title, summary, source, sourceUrl, origin, isPinned, isAdvert, isAi, coverUrl, markdown, blocks, corrections, plainText, contentHash } =
    article;
  const [channelId, authorId] = [channels.get(article.channel), authors.get(article.author)];
  if (channelId === undefined) throw new Error(`${slug}.md：没有频道 ${article.channel}`);
  if (authorId === undefined) throw new Error(`${slug}.md：没有作者 ${article.author}`);
  if (article.figures.length > 0)
    await tx
      .insert(articleFigures)
      .values(article.figures.map(({ sha256, svg, name }) => ({ sha256, sizeBytes: svg.length, name })))
      .onConflictDoNothing();
  const words = { title, summary, source, sourceUrl, origin, isPinned, isAdvert, isAi, coverUrl, markdown, blocks, corrections, plainText, contentHash };
  await writeArticle(tx, {
    row: { ...words, slug, channelId, authorId, state: 'PUBLISHED', publishTime: article.publishTime, updatedAt: now },
    tags: article.tags,
    mpns: article.mpns,
  });
}

async function writeChannels(tx: Db, folder: string): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { parent, ...channel }] of readSampleChannels(folder).entries()) {
    const parentId = parent === null ? null : ids.get(parent);
    if (parentId === undefined) throw new Error(`channels.json：${channel.key} 的上级不在它前面`);
    const [row] = await tx
      .insert(newsChannels)
      .values({ ...channel, parentId, position })
      .onConflictDoUpdate({ target: newsChannels.key, set: { ...channel, parentId, position } })
      .returning({ id: newsChannels.id });
    if (row) ids.set(channel.key, row.id);
  }
  return ids;
}

async function writeAuthors(tx: Db, folder: string): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const author of readSampleAuthors(folder)) {
    const [row] = await tx
      .insert(newsAuthors)
      .values({ ...author, isSample: true })
      .onConflictDoUpdate({ target: newsAuthors.key, set: author })
      .returning({ id: newsAuthors.id });
    if (row) ids.set(author.key, row.id);
  }
  return ids;
}
