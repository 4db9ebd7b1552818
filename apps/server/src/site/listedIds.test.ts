import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { insertArticle, insertDesk } from '../../test/articles.ts';
import { openShop, sell } from '../../test/shop.ts';
import { agents } from '../directory/directory.schema.ts';
import { goods } from '../mall/goods/goods.schema.ts';
import { eq } from 'drizzle-orm';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

const listed = async (kind: string, after?: number) =>
  (await api.visitor().get('/listedIds', { kind, ...(after && { after: `${after}` }) })).json<{ data: unknown }>().data;

it('站点地图读的编号：从小到大，接着最后一个问；下架的商品、没有发布的文章不在里面', async () => {
  const { db } = api.server;
  await openShop(db);
  const ids = [await sell(db), await sell(db), await sell(db)];
  await db
    .update(goods)
    .set({ isOnSale: false })
    .where(eq(goods.id, ids[1] ?? 0));
  expect(await listed('goods')).toEqual({ ids: [ids[0], ids[2]], hasMore: false });
  expect(await listed('goods', ids[0])).toEqual({ ids: [ids[2]], hasMore: false });
  expect(await listed('merchants')).toEqual({ ids: [1, 2], hasMore: false });

  const companies = await db
    .insert(agents)
    .values(['Alpha', 'Beta'].map((name) => ({ name, kind: 'independent' as const, initial: name.charAt(0), origin: 'member' as const })))
    .returning({ id: agents.id });
  expect(await listed('agents')).toMatchObject({ ids: expect.arrayContaining(companies.map(({ id }) => id)), hasMore: false });

  const desk = await insertDesk(db);
  const id = await insertArticle(db, api.clock.now(), desk);
  await insertArticle(db, api.clock.now(), { ...desk, state: 'DRAFT' });
  expect(await listed('articles')).toEqual({ ids: [id], hasMore: false });
});

it('一次 5000 个，还有没有说得清', async () => {
  await api.database.pool.query(
    `insert into brands (name, initial, is_domestic, aliases, origin) select 'B' || n, 'B', false, '{}', 'sample' from generate_series(1, 5001) n`,
  );
  const first = (await listed('brands')) as { ids: number[]; hasMore: boolean };
  expect([first.ids.length, first.hasMore]).toEqual([5000, true]);
  const rest = (await listed('brands', first.ids.at(-1))) as { ids: number[]; hasMore: boolean };
  expect(rest.hasMore).toBe(false);
  expect(first.ids.length + rest.ids.length).toBeGreaterThanOrEqual(5001);
});
