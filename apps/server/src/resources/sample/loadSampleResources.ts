import { findSampleArticles, listSampleAuthors } from '../../news/sample/sampleNews.queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { insertFigures, writeResource } from '../writes.queries.ts';
import { idsOfSample, listSample, removeSample, removeSeries, writeFiles, writeLessons, writeSeries } from './sampleResources.queries.ts';
import { readSampleResources, readSampleSeries, type SampleResource, type SampleSeries, sampleResourcesFolder } from './sampleFiles.ts';

type Authors = ReadonlyMap<string, { id: number; name: string }>;

/**
 * Brings the sample's resources in, one by one where its files changed, and its columns. What somebody changed on this
 * site is left alone; what the sample does not have any more goes.
 * @returns How many resources were written or went.
 */
export async function loadSampleResources({ db, files, clock }: Pick<Platform, 'db' | 'files' | 'clock'>, folder = sampleResourcesFolder): Promise<number> {
  const found = readSampleResources(folder);
  const series = readSampleSeries(folder);
  // The bytes first: a row never names what is not there.
  for (const each of found) for (const { bytes, sha256 } of [...each.files, ...each.figures]) if (!(await files.has(sha256))) await files.put(bytes);
  return db.transaction(async (tx) => {
    await lockKey(tx, 'sample resources');
    const authors = await listSampleAuthors(tx);
    const known = new Map((await listSample(tx)).map((row) => [row.slug, row]));
    const now = clock.now();
    let count = 0;
    for (const resource of found) {
      const before = known.get(resource.slug);
      if (before && (before.editedAt !== null || before.hash === resource.contentHash)) continue;
      await writeOne(tx, resource, authors, now);
      count++;
    }
    count += await removeSample(
      tx,
      found.map(({ slug }) => slug),
    );
    for (const each of series) await writeOneSeries(tx, each, authors);
    await removeSeries(
      tx,
      series.map(({ key }) => key),
    );
    return count;
  });
}

function authorOf(authors: Authors, key: string, where: string): { authorId: number; authorName: string } {
  const author = authors.get(key);
  if (!author) throw new Error(`${where}：没有作者 ${key}`);
  return { authorId: author.id, authorName: author.name };
}

async function writeOne(tx: Db, resource: SampleResource, authors: Authors, now: Date): Promise<void> {
  const { slug, kind, title, summary, field, level, licence, tags, source, markdown, blocks, plainText, drawing, bom, columns, contentHash, publishTime } =
    resource;
  await insertFigures(
    tx,
    resource.figures.map(({ sha256, bytes, name }) => ({ sha256, sizeBytes: bytes.length, name })),
  );
  const words = { slug, kind, title, summary, field, level, licence, tags, source, markdown, blocks, plainText, drawing, bom, columns, contentHash };
  const id = await writeResource(tx, {
    row: {
      ...words,
      ...authorOf(authors, resource.author, slug),
      memberId: null,
      state: 'published',
      submittedAt: publishTime,
      publishedAt: publishTime,
      updatedAt: publishTime,
    },
    mpns: resource.mpns,
    moreText: resource.lessons.map((lesson) => `${lesson.title} ${lesson.plainText}`).join(' '),
  });
  await writeFiles(tx, id, resource.files, now);
  await writeLessons(tx, id, resource.lessons);
}

async function writeOneSeries(tx: Db, series: SampleSeries, authors: Authors): Promise<void> {
  const { key, title, summary, field, author, updateTime, items } = series;
  const [resources, articles] = await Promise.all([idsOfSample(tx), findSampleArticles(tx)]);
  const steps = items.flatMap((name): { title: string; articleId: number | null; resourceId: number | null }[] => {
    const resource = resources.get(name);
    if (resource) return [{ title: resource.title, articleId: null, resourceId: resource.id }];
    const article = articles.get(name);
    return article ? [{ title: article.title, articleId: article.id, resourceId: null }] : [];
  });
  const named = authorOf(authors, author, `series.json：${key}`);
  const words = [title, summary, named.authorName, ...steps.map((step) => step.title)].join(' ');
  await writeSeries(
    tx,
    { key, title, summary, field, ...named, words, updatedAt: new Date(updateTime) },
    steps.map(({ articleId, resourceId }) => ({ articleId, resourceId })),
  );
}
