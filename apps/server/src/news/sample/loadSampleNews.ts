import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { writeArticle } from '../articles/articleWrites.queries.ts';
import { insertFigures } from '../articles/figures.queries.ts';
import { listSampleArticles, removeSampleArticles, writeChannel, writeSampleAuthor } from './sampleNews.queries.ts';
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
    const known = await listSampleArticles(tx);
    const mayWrite = new Map(known.map(({ slug, hash, editedAt }) => [slug, { hash, isOurs: editedAt === null }]));
    let count = 0;
    for (const article of found) {
      const before = mayWrite.get(article.slug);
      if (before && (!before.isOurs || before.hash === article.contentHash)) continue;
      await writeOne(tx, article, channels, authors, clock.now());
      count++;
    }
    return (
      count +
      (await removeSampleArticles(
        tx,
        found.map(({ slug }) => slug),
      ))
    );
  });
}

async function writeOne(tx: Db, article: SampleArticle, channels: Map<string, number>, authors: Map<string, number>, now: Date): Promise<void> {
  const { slug, title, summary, source, sourceUrl, origin, isPinned, isAdvert, isAi, coverUrl, markdown, blocks, corrections, plainText, contentHash } =
    article;
  const [channelId, authorId] = [channels.get(article.channel), authors.get(article.author)];
  if (channelId === undefined) throw new Error(`${slug}.md：没有频道 ${article.channel}`);
  if (authorId === undefined) throw new Error(`${slug}.md：没有作者 ${article.author}`);
  await insertFigures(
    tx,
    article.figures.map(({ sha256, svg, name }) => ({ sha256, sizeBytes: svg.length, name })),
  );
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
    ids.set(channel.key, await writeChannel(tx, { ...channel, parentId, position }));
  }
  return ids;
}

async function writeAuthors(tx: Db, folder: string): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const author of readSampleAuthors(folder)) ids.set(author.key, await writeSampleAuthor(tx, author));
  return ids;
}
