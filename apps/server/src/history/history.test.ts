import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { openShop, sell } from '../../test/shop.ts';
import { companyOf } from '../../test/companies.ts';
import { postJson } from '../../test/shop.ts';
import { insertThings, type TestThings } from '../../test/things.ts';
import { loadSample } from '../datasheets/parts/sample/loadSample.ts';
import { documents } from '../datasheets/documents/documents.schema.ts';
import { agentVisits } from './history.schema.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
let things: TestThings;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await loadSample(api.server.db, { hasParts: false });
  things = await insertThings(api.server.db);
  member = await loggedIn(api, '13900000101');
  other = await loggedIn(api, '13900000102');
});
afterAll(() => api.close());

describe('最近浏览', () => {
  const list = async (visitor: Visitor, query: Record<string, string> = {}) => (await visitor.get('/history/list', { type: '1', ...query })).json();

  it('同一份手册只记一次，时间取最近一次，带着现在的标题', async () => {
    for (let times = 0; times < 2; times++) {
      expect((await member.post('/history/add', { type: '1', id: `${things.documentId}` })).json()).toMatchObject({ code: 1 });
      api.clock.advance(60_000);
    }
    await api.server.db.update(documents).set({ title: 'EX32F103 数据手册 B 版' });
    const { data, totalRecord } = await list(member);
    expect(totalRecord).toBe(1);
    expect(data[0]).toMatchObject({
      type: 1,
      specDto: { id: things.documentId, brandId: things.brandId, filename: 'EX32F103 数据手册 B 版', brandCn: '例芯半导体', mpn: 'EX32F103', isHosted: true },
      articleDTO: null,
      agentDTO: null,
      demandVO: null,
      createTime: new Date(api.clock.now().getTime() - 60_000).toISOString(),
    });
  });

  it('看过的求购和供应带着型号；删除了的仍占一行', async () => {
    const reader = await loggedIn(api, '13900000107');
    const company = await companyOf(api);
    const { data } = (await postJson(company.visitor, '/demand/add', { type: 1, model: 'SEEN-1', isAnonymous: true })).json();
    expect((await reader.post('/history/add', { type: '4', id: `${data.id}` })).json()).toMatchObject({ code: 1 });
    expect((await list(reader, { type: '4' })).data).toMatchObject([{ type: 4, demandVO: { id: data.id, model: 'SEEN-1', type: 1 }, specDto: null }]);
    await postJson(company.visitor, '/demand/status/user', { deed: 'remove', ids: [data.id] });
    expect((await list(reader, { type: '4' })).data).toMatchObject([{ type: 4, demandVO: null }]);
  });

  it('看过的代理商和贸易商带着现在的名称；不在了的仍占一行；只清自己的这一类', async () => {
    const reader = await loggedIn(api, '13900000106');
    const seen = await insertThings(api.server.db, '看过');
    await reader.post('/history/add', { type: '1', id: `${seen.documentId}` });
    expect((await reader.post('/history/add', { type: '3', id: `${seen.agentId}` })).json()).toMatchObject({ code: 1 });
    const agents = async () => list(reader, { type: '3' });
    expect(await agents()).toMatchObject({
      totalRecord: 1,
      data: [{ type: 3, agentDTO: { id: seen.agentId, name: expect.stringContaining('Agent'), nameCn: null }, specDto: null, articleDTO: null }],
    });
    expect((await list(other, { type: '3' })).totalRecord).toBe(0);
    await api.server.db.execute(sql`delete from agents where id = ${seen.agentId}`);
    expect((await agents()).data).toEqual([expect.objectContaining({ type: 3, agentDTO: null })]);
    await reader.post('/history/clear', { type: '3' });
    expect([(await agents()).totalRecord, (await list(reader)).totalRecord]).toEqual([0, 1]);
  });

  it('没有的东西不能记；文章和需求还没有', async () => {
    for (const [type, id] of [
      ['1', '999999'],
      ['1', '9007199254740991'],
      ['2', '1'],
      ['3', '99999999'],
      ['3', '9007199254740991'],
      ['4', '1'],
    ])
      expect((await member.post('/history/add', { type: `${type}`, id: `${id}` })).statusCode).toBe(404);
    expect((await member.post('/history/add', { type: '5', id: '1' })).statusCode).toBe(422);
  });

  it('每页 20 条，从第 1 页起，新的在前；没有的页是空的', async () => {
    const reader = api.visitor();
    await reader.login('13900000103');
    for (let index = 0; index < 25; index++) {
      const { rows } = await api.server.db.execute<{ id: number }>(
        sql`insert into documents (brand_id, title, language, outside_url) values (${things.brandId}, ${`手册 ${index}`}, 'zh', ${`https://example.com/${index}`}) returning id`,
      );
      await reader.post('/history/add', { type: '1', id: `${rows[0]?.id}` });
      api.clock.advance(1000);
    }
    const names = (page: { data: { specDto: { filename: string } }[] }) => page.data.map(({ specDto }) => specDto.filename);
    const first = await list(reader);
    expect([first.totalRecord, first.data.length, names(first)[0], names(first)[19]]).toEqual([25, 20, '手册 24', '手册 5']);
    expect(names(await list(reader, { pageIndex: '2' }))).toEqual(['手册 4', '手册 3', '手册 2', '手册 1', '手册 0']);
    expect((await list(reader, { pageIndex: '3' })).data).toEqual([]);
    expect((await reader.get('/history/list', { type: '1', pageIndex: '0' })).statusCode).toBe(422);
  });

  it('已经不在的手册仍占一行，内容是空', async () => {
    const gone = await insertThings(api.server.db, '将去');
    await other.post('/history/add', { type: '1', id: `${gone.documentId}` });
    await api.server.db.execute(sql`delete from documents where id = ${gone.documentId}`);
    expect((await list(other)).data).toEqual([expect.objectContaining({ specDto: null, articleDTO: null, demandVO: null })]);
  });

  it('看过的商品只记一次，带着现在的型号；没有的商品记不下', async () => {
    await openShop(api.server.db);
    const goodsId = await sell(api.server.db, { mpn: 'SEEN-1' });
    const reader = api.visitor();
    await reader.login('13900000104');
    for (let times = 0; times < 2; times++) expect((await reader.post('/history/agent/add', { mallGoodsId: `${goodsId}` })).json()).toMatchObject({ code: 1 });
    expect((await reader.get('/history/agent/list')).json()).toMatchObject({
      totalRecord: 1,
      data: [{ mallGoodsId: goodsId, mallGoods: { name: 'SEEN-1' }, createTime: api.clock.now().toISOString() }],
    });
    expect((await reader.post('/history/agent/add', { mallGoodsId: '999' })).statusCode).toBe(404);
    expect((await api.visitor().post('/history/agent/add', { mallGoodsId: `${goodsId}` })).statusCode).toBe(401);
  });

  it('去掉一条只去掉自己的那一条：手册和商品都是', async () => {
    const reader = api.visitor();
    await reader.login('13900000105');
    const seen = await insertThings(api.server.db, '留一');
    const drop = await insertThings(api.server.db, '去一');
    for (const { documentId } of [seen, drop]) await reader.post('/history/add', { type: '1', id: `${documentId}` });
    const row = (await list(reader)).data.find(({ specDto }: { specDto: { id: number } }) => specDto.id === drop.documentId);
    expect((await other.post('/history/clear', { type: '1', id: `${row.id}` })).json()).toMatchObject({ code: 1 });
    expect((await list(reader)).totalRecord).toBe(2);
    await reader.post('/history/clear', { type: '1', id: `${row.id}` });
    expect((await list(reader)).data.map(({ specDto }: { specDto: { id: number } }) => specDto.id)).toEqual([seen.documentId]);
    await api.server.db.insert(agentVisits).values([5, 6].map((goodsId) => ({ memberId: reader.uid ?? 0, goodsId, visitedAt: api.clock.now() })));
    const goods = (await reader.get('/history/agent/list')).json<{ data: { id: number }[] }>().data;
    await reader.post('/history/agent/clear', { id: `${goods[0]?.id}` });
    expect((await reader.get('/history/agent/list')).json()).toMatchObject({ totalRecord: 1 });
    await reader.post('/history/agent/clear');
    expect((await reader.get('/history/agent/list')).json()).toMatchObject({ totalRecord: 0 });
  });

  it('清空只清自己的：按类型，或者全部', async () => {
    await api.server.db.insert(agentVisits).values({ memberId: member.uid ?? 0, goodsId: 5, visitedAt: api.clock.now() });
    expect((await member.get('/history/agent/list')).json()).toMatchObject({ totalRecord: 1, data: [{ mallGoodsId: 5, mallGoods: null }] });
    await member.post('/history/clear', { type: '4' });
    expect((await list(member)).totalRecord).toBe(1);
    await member.post('/history/clear');
    expect((await list(member)).totalRecord).toBe(0);
    expect((await member.get('/history/agent/list')).json().totalRecord).toBe(0);
    expect((await list(other)).totalRecord).toBe(1);
  });

  it('需要登录', async () => {
    for (const url of ['/history/list?type=1', '/history/agent/list'])
      expect((await api.visitor().get(url)).json()).toMatchObject({ code: 401, reason: 'session.required' });
  });
});
