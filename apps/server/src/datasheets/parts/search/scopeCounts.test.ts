import type { Facet, GoodsRow, PartRow, ScopeCounts } from '@chippage/api/types';
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
  const [bridge] = (await get<{ data: PartRow[] }>('/chip/specification/search', 'USB转串口')).data;
  await sell(db, { mpn: bridge?.mpn ?? '', partId: bridge?.id ?? 0 });
  const desk = await insertDesk(db);
  await insertArticle(db, now, { ...desk, title: 'STM32F103C8T6 的时钟树' });
  await insertArticle(db, now, { ...desk, title: 'STM32F103C8T6 的草稿', state: 'DRAFT' });
});
afterAll(() => api.close());

const get = async <T>(path: string, keywords: string) => (await api.visitor().get(path, { keywords })).json<T>();
const countsOf = async (keywords: string) => (await get<{ data: ScopeCounts }>('/common/scopes', keywords)).data;

it.each(['STM32F103C8T6', '10K 0603 1%', '0R 1% 0805', 'USB转串口', '示例一号', 'zzzz不存在zzzz', '%', ''])(
  '“%s”的每个范围，个数与那里的结果相同',
  async (keywords) => {
    const totalOf = async (path: string) => (await get<{ totalRecord: number }>(path, keywords)).totalRecord;
    expect(await countsOf(keywords)).toEqual({
      parts: await totalOf('/chip/specification/search'),
      texts: await totalOf('/spec/v1/text'),
      goods: await totalOf('/mall/goods/list'),
      articles: await totalOf('/news/v2/search'),
      merchants: await totalOf('/mall/goods/merchants'),
    });
  },
);

it('有货的商品、发布的文章才算', async () => {
  const { parts, goods, articles } = await countsOf('STM32F103C8T6');
  expect({ goods, articles }).toEqual({ goods: 2, articles: 1 });
  expect(parts).toBeGreaterThan(0);
});

it('商品也按词的意思找：卖的是这些词说的型号，或者卖家、品牌、型号里有这些词', async () => {
  const goodsOf = async (keywords: string) => (await get<{ data: GoodsRow[] }>('/mall/goods/list', keywords)).data;
  const [bridge, ...others] = await goodsOf('USB转串口');
  expect(bridge?.mpn).toMatch(/^(?:CH34|CP21|FT23)/);
  expect(others).toEqual([]);
  expect((await goodsOf('示例二号')).map(({ mpn }) => mpn)).toEqual(['STM32F103C8T6']);
  expect(await goodsOf('STM32F103C8T7')).toEqual([]);
});

it('没有完全符合的：现货范围与“有现货”说的是同样的近似器件，并且说明', async () => {
  const { data: parts } = await get<{ data: PartRow[] }>('/chip/specification/search', '0R 1% 0805');
  const near = parts[1];
  expect(near?.match).toBe('similar');
  await sell(api.server.db, { mpn: near?.mpn ?? '', partId: near?.id ?? 0 });
  api.clock.advance(60_000);
  const { facets } = await get<{ facets: Facet[] }>('/chip/specification/search', '0R 1% 0805');
  expect(facets.find(({ code }) => code === 'stock')?.options).toMatchObject([{ value: 'inStock', count: 1 }]);
  expect((await countsOf('0R 1% 0805')).goods).toBe(1);
  const listOf = (keywords: string) => get<{ data: GoodsRow[]; isNear: boolean }>('/mall/goods/list', keywords);
  expect(await listOf('0R 1% 0805')).toMatchObject({ isNear: true, data: [{ mpn: near?.mpn }] });
  expect(await listOf('STM32F103C8T6')).toMatchObject({ isNear: false });
});
