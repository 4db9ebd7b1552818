// The sample articles keep to sample/news/README.md.
import { readFileSync, readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partKey } from '../src/datasheets/parts/partKey.ts';
import { sampleFolder } from '../src/datasheets/parts/sample/sampleCatalogue.ts';
import { listSampleSlugs, readSampleArticle, readSampleAuthors, readSampleChannels, sampleNewsFolder } from '../src/news/sample/sampleFiles.ts';

const keys = new Set(
  brotliDecompressSync(readFileSync(join(sampleFolder, 'parts.ndjson.br')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => partKey((JSON.parse(line) as { mpn: string }).mpn)),
);
const channels = readSampleChannels();
const authors = readSampleAuthors();
const slugs = listSampleSlugs();

describe.each(slugs)('%s', (slug) => {
  const article = readSampleArticle(slug);
  const count = article.plainText.replaceAll(/\s/g, '').length;

  it('开头：频道、作者、时间', () => {
    expect(channels.map(({ key }) => key)).toContain(article.channel);
    expect(authors.map(({ key }) => key)).toContain(article.author);
    expect(article.publishTime.getTime()).toBeLessThan(Date.UTC(2026, 10, 21));
  });

  it('型号都在目录里', () => expect([...article.tags, ...article.mpns].filter((mpn) => !keys.has(partKey(mpn)))).toEqual([]));

  it('600–2,500 字，有小标题，有表或图', () => {
    expect(count).toBeGreaterThanOrEqual(600);
    expect(count).toBeLessThanOrEqual(2500);
    expect(article.blocks.filter((block) => block.kind === 'heading' && block.level === 2).length).toBeGreaterThanOrEqual(2);
    expect(article.blocks.some(({ kind }) => kind === 'table' || kind === 'figure')).toBe(true);
  });

  it('没有 HTML，没有没画完的图', () => expect(article.plainText).not.toMatch(/<\/?[a-z][^>]*>|\[\[|\]\]|!\[/i));
});

it('置顶最多 3 篇，题目各不相同，没有多余的图', () => {
  const all = slugs.map((slug) => readSampleArticle(slug));
  expect(all.filter(({ isPinned }) => isPinned).length).toBeLessThanOrEqual(3);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  const used = new Set(all.flatMap(({ figures }) => figures.map(({ name }) => name)));
  expect(readdirSync(sampleNewsFolder).filter((name) => name.endsWith('.svg') && !used.has(name))).toEqual([]);
});
