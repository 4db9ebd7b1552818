import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArticleDetail } from '@chippage/api/types';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { loadSampleNews } from './loadSampleNews.ts';
import { articles, newsAuthors, newsChannels } from '../news.schema.ts';
import { sampleNewsFolder } from './sampleFiles.ts';

let api: TestApp;
let folder: string;
const slug = 'absolute-maximum-ratings';

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  folder = mkdtempSync(join(tmpdir(), 'chippage-news-'));
  for (const name of ['channels.json', 'authors.json', `${slug}.md`, `${slug}.svg`, `${slug}-margin.svg`])
    cpSync(join(sampleNewsFolder, name), join(folder, name));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const load = (hasArticles = true) => loadSampleNews(api.server.platform, { folder, hasArticles });
const change = (from: string, to: string) => {
  const file = join(folder, `${slug}.md`);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
};
const find = async () => (await api.server.db.select().from(articles).where(eq(articles.slug, slug)))[0];
const detail = async () => api.visitor().get('/news/v3/detail', { id: `${(await find())?.id}` });

it('不要示例时只有频道', async () => {
  expect(await load(false)).toBe(0);
  expect(await api.server.db.$count(newsChannels)).toBeGreaterThanOrEqual(5);
  expect(await api.server.db.$count(newsAuthors)).toBe(0);
});

it('第一次载入，第二次什么也不写；同时两次也只有一份', async () => {
  const [one, other] = await Promise.all([load(), load()]);
  expect(one + other).toBe(1);
  expect(await load()).toBe(0);
  const article = (await detail()).json<{ data: ArticleDetail }>().data;
  expect(article).toMatchObject({ title: '怎样读懂绝对最大额定值', author: { isSample: true }, isPinned: true, state: 'PUBLISHED' });
  expect(article.toc.length).toBeGreaterThan(3);
});

it('图由它的内容命名，只作为数据：不能运行，不能加载别的', async () => {
  const { coverUrl, blocks } = (await detail()).json<{ data: ArticleDetail }>().data;
  const figure = blocks.find(({ kind }) => kind === 'figure');
  expect(figure).toMatchObject({ width: 640, height: 300, alt: expect.stringMatching(/./), caption: expect.stringMatching(/./) });
  const reply = await api.app.inject({ url: coverUrl ?? '' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(reply.body).toContain('<title>');
  expect((await api.visitor().get(`/news/figure/${'0'.repeat(64)}`)).statusCode).toBe(404);
  const { sha256 } = await api.server.platform.files.put(Buffer.from('somebody else’s file'));
  expect((await api.visitor().get(`/news/figure/${sha256}`)).statusCode).toBe(404);
});

it('改了文件，这一篇更新，编号和计数不变', async () => {
  const before = await find();
  await api.visitor().post('/news/readCount', { id: `${before?.id}` });
  change('怎样读懂绝对最大额定值', '绝对最大额定值怎么读');
  expect(await load()).toBe(1);
  expect((await detail()).json().data).toMatchObject({ id: before?.id, title: '绝对最大额定值怎么读', counters: { views: 1 } });
});

it('运营者改过的文章不再动', async () => {
  await api.server.db.update(articles).set({ title: '运营者的题目', editedAt: new Date() }).where(eq(articles.slug, slug));
  change('绝对最大额定值怎么读', '又一个新的题目');
  expect(await load()).toBe(0);
  expect((await find())?.title).toBe('运营者的题目');
  await api.server.db.update(articles).set({ editedAt: null }).where(eq(articles.slug, slug));
});

it('文件没了，文章下线；回来了，文章也回来', async () => {
  const text = readFileSync(join(folder, `${slug}.md`), 'utf8');
  rmSync(join(folder, `${slug}.md`));
  expect(await load()).toBe(1);
  expect((await detail()).statusCode).toBe(404);
  expect(await load()).toBe(0);
  writeFileSync(join(folder, `${slug}.md`), text);
  expect(await load()).toBe(1);
  expect((await detail()).statusCode).toBe(200);
});

it.each([
  ['channel: basics', 'channel: nowhere', '没有频道'],
  ['author: lin-yan', 'author: nobody', '没有作者'],
  ['absolute-maximum-ratings-margin.svg', '../../package.json', '不是这里的图'],
  ['isPinned: true', 'isPinned: yes', '只能是 true 或 false'],
  ['tags: [', 'tags: x[', '型号'],
  ['summary:', 'sumary:', '不认识'],
])('“%s”写成“%s”时说出哪里不对，什么也不写', async (from, to, said) => {
  const file = join(folder, `${slug}.md`);
  const text = readFileSync(file, 'utf8');
  change(from, to);
  await expect(load()).rejects.toThrow(new RegExp(`${slug}\\.md：.*${said}`));
  writeFileSync(file, text);
});
