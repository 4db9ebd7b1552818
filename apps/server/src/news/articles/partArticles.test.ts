import type { PartArticles } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { insertArticle, insertDesk } from '../../../test/articles.ts';
import { insertThings } from '../../../test/things.ts';

let api: TestApp;
let partId: number;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  ({ partId } = await insertThings(api.server.db));
});
afterAll(() => api.close());

const read = async () => (await api.visitor().get('/news/partArticles', { id: `${partId}` })).json<{ data: PartArticles }>().data;

it('没有文章提到：空的，也没有“更多”', async () => {
  expect(await read()).toEqual({ articles: [], keywords: null, total: 0 });
});

it('写这个型号的在前，标签先于正文，其次是系列；没有发布的、别家的不在；最多五篇，其余的给出能搜到的词', async () => {
  const { db } = api.server;
  const now = api.clock.now();
  const desk = await insertDesk(db);
  const write = (title: string, tags: string[], more: object = {}) => insertArticle(db, now, { ...desk, title, tags, ...more });
  await write('系列', ['EX32F']);
  await write('型号', ['EX32F103']);
  await write('正文提到', [], { markdown: '这块板子用 [[EX32F103]] 做主控。' });
  await write('草稿', ['EX32F103'], { state: 'DRAFT' });
  await write('还没到时间', ['EX32F103'], { publishTime: new Date(now.getTime() + 3_600_000) });
  await write('别家', ['LM358DR']);
  const first = await read();
  expect(first.articles.map(({ title }) => title)).toEqual(['型号', '正文提到', '系列']);
  expect(first).toMatchObject({ keywords: null, total: 3 });
  for (let at = 1; at <= 4; at++) await write(`型号 ${at}`, ['EX32F103']);
  const { articles, keywords, total } = await read();
  expect(articles).toHaveLength(5);
  expect([keywords, total]).toEqual(['EX32F103', 6]);
});

it('没有的型号 404，写错的 422', async () => {
  expect((await api.visitor().get('/news/partArticles', { id: '99999999' })).statusCode).toBe(404);
  expect((await api.visitor().get('/news/partArticles', { id: 'x' })).statusCode).toBe(422);
});
