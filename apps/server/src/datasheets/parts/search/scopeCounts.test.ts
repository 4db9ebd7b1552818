import type { ScopeCounts } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { insertArticle, insertDesk } from '../../../../test/articles.ts';
import { openShop, sell } from '../../../../test/shop.ts';
import { loadSample } from '../sample/loadSample.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  const now = api.clock.now();
  await loadSample(db);
  await openShop(db);
  await sell(db, { mpn: 'STM32F103C8T6' });
  await sell(db, { mpn: 'STM32F103C8T6', merchantId: 2 });
  const desk = await insertDesk(db);
  await insertArticle(db, now, { ...desk, title: 'STM32F103C8T6 的时钟树' });
  await insertArticle(db, now, { ...desk, title: 'STM32F103C8T6 的草稿', state: 'DRAFT' });
});
afterAll(() => api.close());

const get = async <T>(path: string, keywords: string) => (await api.visitor().get(path, { keywords })).json<T>();
const countsOf = async (keywords: string) => (await get<{ data: ScopeCounts }>('/common/scopes', keywords)).data;

it.each(['STM32F103C8T6', '10K 0603 1%', '0R 1% 0805', 'zzzz不存在zzzz', '%', ''])('“%s”的每个范围，个数与那里的结果相同', async (keywords) => {
  const totalOf = async (path: string) => (await get<{ totalRecord: number }>(path, keywords)).totalRecord;
  expect(await countsOf(keywords)).toEqual({
    parts: await totalOf('/chip/specification/search'),
    goods: await totalOf('/mall/goods/list'),
    articles: await totalOf('/news/v2/search'),
  });
});

it('有货的商品、发布的文章才算', async () => {
  const { parts, goods, articles } = await countsOf('STM32F103C8T6');
  expect({ goods, articles }).toEqual({ goods: 2, articles: 1 });
  expect(parts).toBeGreaterThan(0);
});
