import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { insertArticle, insertDesk, type TestDesk } from '../../../test/articles.ts';
import { statementsOf } from '../../../test/statements.ts';
import { insertThings } from '../../../test/things.ts';

let api: TestApp;
let desk: TestDesk;
let brandId: number;
let id: number;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent', env: { PUBLIC_ORIGIN: 'https://www.example.com' } });
  ({ brandId } = await insertThings(api.server.db));
  desk = await insertDesk(api.server.db);
  const other = await insertDesk(api.server.db);
  id = await insertArticle(api.server.db, api.clock.now(), { ...desk, title: '<b>降压 & 升压</b>\u0001"', tags: ['EX32F103'] });
  await insertArticle(api.server.db, api.clock.now(), { ...other, title: '另一篇文章' });
  await insertArticle(api.server.db, api.clock.now(), { ...desk, title: '没有发布', state: 'DRAFT' });
});
afterAll(() => api.close());

const read = (path: string, headers: Record<string, string> = {}) => api.app.inject({ url: `/api/news/${path}`, headers });

it('Atom：任何网站都能读，没有发布的不在里面', async () => {
  const reply = await read('feed.atom');
  expect(reply.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(reply.body.match(/<entry>/g)).toHaveLength(2);
  expect(reply.body).toContain(`<link href="https://www.example.com/news/article-details/${id}"/>`);
});

it('JSON Feed 1.1', async () => {
  const reply = await read('feed.json');
  expect(reply.headers['content-type']).toContain('application/feed+json');
  expect(reply.json()).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://www.example.com/api/news/feed.json',
    items: expect.arrayContaining([expect.objectContaining({ url: `https://www.example.com/news/article-details/${id}` })]),
  });
});

it('按频道、作者、品牌', async () => {
  for (const query of [`channelId=${desk.channelId}`, `authorId=${desk.authorId}`, `brandId=${brandId}`]) {
    const { items, feed_url } = (await read(`feed.json?${query}`)).json();
    expect(items, query).toHaveLength(1);
    expect(feed_url).toBe(`https://www.example.com/api/news/feed.json?${query}`);
  }
  expect((await read('feed.json?channelId=999999')).statusCode).toBe(404);
  for (const query of ['channelId=x', 'channelId=0', 'channelId=1&authorId=1', 'channelId=1&channelId=2', 'brandId=99999999999999999999'])
    expect((await read(`feed.atom?${query}`)).statusCode, query).toBe(422);
  expect((await read('feed.json?brandId=999999999999999')).json().items).toEqual([]);
});

it('没有变就不再发送', async () => {
  const { etag = '' } = (await read('feed.atom')).headers;
  const reply = await read('feed.atom', { 'if-none-match': `W/"x", ${etag}` });
  expect([reply.statusCode, reply.body]).toEqual([304, '']);
});

it('许多人同时要同一份，只做一次', async () => {
  const statements = await statementsOf(async () => {
    const replies = await Promise.all(Array.from({ length: 15 }, () => read(`feed.atom?authorId=${desk.authorId}`)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
  expect(statements.filter((text) => text.includes('row_number()')).length).toBe(1);
});
