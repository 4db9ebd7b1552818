import type { ArticleHit, ScopeCounts } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { insertArticle, insertDesk } from '../../../test/articles.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  const desk = await insertDesk(db);
  const write = (title: string, markdown: string) => insertArticle(db, api.clock.now(), { ...desk, title, summary: '摘要。', markdown });
  await write('电阻', '0805 的 0R 跳线与 1% 精度的电阻：1 脚在左。');
  await write('稳压器', 'LDO 输出 3.3 V，压差 0.1%，第 1 节、第 3 节。');
  await write('连接器', '排针间距 2.54mm，常见的有 40P。');
  await write('杂项', '1 个、10 个、100 个；0805A 与 3 V、30 V；12.54；排线。');
});
afterAll(() => api.close());

const search = async (keywords: string) => (await api.visitor().get('/news/v2/search', { keywords })).json<{ data: ArticleHit[]; totalRecord: number }>();

it.each([
  ['0R 1% 0805', ['电阻']],
  ['1%', ['电阻']],
  ['0.1%', ['稳压器']],
  ['LDO 3.3V', ['稳压器']],
  ['ldo 3.3', ['稳压器']],
  ['排针 2.54 40P', ['连接器']],
  ['2.54', ['连接器']],
  ['排针 2.54 41P', []],
  ['排针 蓝牙', []],
  ['LDO 蓝牙', []],
  ['蓝牙', []],
  ['3V', ['杂项']],
  ['10', ['杂项']],
])('“%s”：每个词都要有，数值是整个的', async (keywords, titles) => {
  const { data, totalRecord } = await search(keywords);
  expect(data.map(({ title }) => title)).toEqual(titles);
  expect(totalRecord).toBe(titles.length);
  expect((await api.visitor().get('/common/scopes', { keywords })).json<{ data: ScopeCounts }>().data.articles).toBe(titles.length);
});

it('标出的是找到的数值，不是别处的数字', async () => {
  const { data } = await search('3.3V');
  const { excerpt = '', excerptMarks = [] } = data[0] ?? {};
  expect(excerptMarks.map(({ from, to }) => excerpt?.slice(from, to))).toEqual(['3.3 V']);
});
