import type { BoardDetail, BoardMatch, BoardReply, OwnBoardRow } from '@chippage/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { operatorOf } from '../../../test/operator.ts';
import { postJson } from '../../../test/shop.ts';
import { insertThings } from '../../../test/things.ts';
import { insertContacts } from '../../entries/contacts/contacts.queries.ts';
import { expireBoard, warnBoard } from '../inquiries.jobs.ts';

const DAY = 86_400_000;
let api: TestApp;
let guest: Visitor;
let seller: TestCompany;
let buyer: TestCompany;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  guest = api.visitor();
  seller = await companyOf(api, { name: '北辰电子' });
  buyer = await companyOf(api, { name: '南河智控' });
  await insertThings(api.server.db);
});
afterAll(() => api.close());

const add = async (visitor: Visitor, form: Record<string, unknown>) =>
  (await postJson(visitor, '/demand/add', form)).json<{
    code: number;
    reason?: string;
    msg: string;
    data: OwnBoardRow;
    fields?: { field: string; msg: string }[];
  }>();
const board = async (visitor: Visitor, query: Record<string, string>) => (await visitor.get('/demand/list', query)).json<BoardReply>();
const detail = async (visitor: Visitor, id: number) => (await visitor.get('/demand/detail', { id: `${id}` })).json<{ data: BoardDetail }>().data;
const own = async (visitor: Visitor, query: Record<string, string>) =>
  (await visitor.get('/demand/user/list', query)).json<{ data: OwnBoardRow[]; totalRecord: number }>();
const move = async (visitor: Visitor, deed: string, ids: number[]) =>
  (await postJson(visitor, '/demand/status/user', { deed, ids })).json<{ data: { done: number[]; skipped: { id: number; msg: string }[] } }>().data;

describe('发布', () => {
  it('只要型号就能发布，其余没说的是 null；目录里的型号认出品牌和器件', async () => {
    const { data } = await add(seller.visitor, { type: 0, model: ' ex32-f103 ' });
    expect(data).toMatchObject({
      model: 'ex32-f103',
      brandName: '例芯半导体',
      quantity: null,
      price: null,
      grade: null,
      place: null,
      currency: 'CNY',
      state: 'live',
      days: 30,
    });
    expect(data.partId).not.toBeNull();
    expect(data.poster).toEqual({ company: { id: seller.id, name: '北辰电子' }, place: '深圳', isVerified: true, isSample: false });
    const { data: foreign } = await add(seller.visitor, { type: 0, model: 'EX32F103', brandName: '别家', price: '1.230000', quantity: 500 });
    expect(foreign).toMatchObject({ partId: null, brandId: null, brandName: '别家', price: '1.23' });
  });

  it('没有认证的、没有权限的、没有登录的都不能发布，话里说去哪里办', async () => {
    const waiting = await companyOf(api, { status: 0 });
    expect(await add(waiting.visitor, { type: 1, model: 'X1' })).toMatchObject({ code: 403, reason: 'enterprise.required' });
    const editor = await colleagueOf(api, buyer, 'editor');
    expect(await add(editor, { type: 1, model: 'X1' })).toMatchObject({ code: 403, reason: 'enterprise.right_missing' });
    expect((await colleagueOf(api, buyer, 'seller')) && (await add(await colleagueOf(api, buyer, 'seller'), { type: 1, model: 'X1' })).code).toBe(403);
    expect((await postJson(guest, '/demand/add', { type: 1, model: 'X1' })).statusCode).toBe(401);
  });

  it.each([
    [{ type: 0, model: '---' }, 'model'],
    [{ type: 0, model: 'X1', price: '0' }, 'price'],
    [{ type: 0, model: 'X1', isAnonymous: true }, 'isAnonymous'],
    [{ type: 0, model: 'X1', grade: 'a1', remark: '翻新料，脚亮' }, 'grade'],
    [{ type: 1, model: 'X1', isAnonymous: true, remark: '请联系 13800001234' }, 'remark'],
    [{ type: 1, model: 'X1', isAnonymous: true, remark: '南河智控急用' }, 'remark'],
  ])('%o 不收，指出 %s', async (form, field) => {
    expect(await add(form.type === 1 ? buyer.visitor : seller.visitor, form)).toMatchObject({ code: 422, reason: 'board.wrong_fact', fields: [{ field }] });
  });

  it('假货没有可选的成色；“不要翻新”不是翻新', async () => {
    expect((await add(seller.visitor, { type: 0, model: 'X1', grade: 'e3' })).code).toBe(422);
    expect((await add(seller.visitor, { type: 0, model: 'X1', grade: 'd4', remark: '翻新' })).code).toBe(1);
    expect((await add(seller.visitor, { type: 0, model: 'X1', grade: 'a1', remark: '原装，非翻新' })).code).toBe(1);
  });

  it('一批：每条各说各的，错的不挡对的；同一个请求再发一次不会多出来', async () => {
    const rows = [
      { type: 0, model: 'BATCH1' },
      { type: 0, model: '!' },
      { type: 0, model: 'BATCH2', price: '0' },
      { type: 0, model: 'BATCH3' },
    ];
    const headers = { 'idempotency-key': 'batch-0001' };
    const first = (await postJson(seller.visitor, '/demand/addBatch', { rows }, headers)).json();
    expect(first.data).toMatchObject({
      taken: 2,
      refused: 2,
      rows: [
        { no: 1, errors: [] },
        { no: 2, id: null, errors: [{ field: 'model' }] },
        { no: 3, id: null },
        { no: 4, errors: [] },
      ],
    });
    const again = (await postJson(seller.visitor, '/demand/addBatch', { rows }, headers)).json();
    expect(again.data).toEqual(first.data);
    expect((await own(seller.visitor, { type: '0', keywords: 'BATCH' })).totalRecord).toBe(2);
  });
});

describe('找', () => {
  beforeAll(async () => {
    const rows = [
      { type: 0, model: 'STM32F103C8T6', brandName: 'ST', quantity: 1000, price: '6.85', place: 'SZ', taxMode: 'tax13', grade: 'a1', supplyKind: 'spot' },
      { type: 0, model: 'STM32F103C8T6TR', brandName: 'ST', quantity: 2000, price: '6.2', place: 'HK', currency: 'USD', grade: 'b2' },
      { type: 0, model: 'GD-STM32F103C8T6', quantity: 9 },
      { type: 0, model: 'stm32 f103c8t6' },
    ];
    for (const row of rows) await add(seller.visitor, row);
    const plain = await companyOf(api, { name: '过期公司' });
    await add(plain.visitor, { type: 0, model: 'STM32F103C8T6', quantity: 5_000_000 });
    await api.server.db.execute(`update enterprises set status = 3 where id = ${plain.id}`);
  });
  const models = async (query: Record<string, string>) =>
    (await board(guest, { type: '0', keywords: 'STM32F103C8T6', ...query })).data.map(({ model }) => model);

  it('精确只有同一个型号，写法不同也算；前缀、包含各是各的', async () => {
    expect(await models({ match: 'exact' })).toEqual(['STM32F103C8T6', 'stm32 f103c8t6', 'STM32F103C8T6']);
    expect(await models({ match: 'prefix' })).toHaveLength(4);
    expect(await models({})).toHaveLength(5);
    expect(await models({ keywords: '%' })).toEqual([]);
  });

  it('地点、税、币种、成色、认证、品牌一起筛；按价、按量排', async () => {
    expect(await models({ place: 'SZ', taxMode: 'tax13', currency: 'CNY' })).toEqual(['STM32F103C8T6']);
    expect(await models({ grade: 'b' })).toEqual(['STM32F103C8T6TR']);
    expect(await models({ brand: 'st' })).toHaveLength(2);
    expect(await models({ isCertified: 'true', match: 'exact' })).toHaveLength(2);
    expect((await models({ sort: '-quantity' }))[0]).toBe('STM32F103C8T6');
    expect((await models({ sort: 'price' })).slice(0, 1)).toEqual(['STM32F103C8T6']);
  });

  it('市场深度只算认证公司的，写明几条、几家、几条没有数量', async () => {
    const { depth } = await board(guest, { type: '0', keywords: 'stm32f103c8t6', match: 'exact' });
    expect(depth).toMatchObject({ rows: 1, companies: 1, quantity: 1000, unknownRows: 1, demands: 0 });
    expect((await board(guest, { type: '0', keywords: 'stm32' })).depth).toBeNull();
  });

  it('超出能翻到的页是空的，不是错', async () => {
    expect(await board(guest, { type: '0', pageIndex: '10000', pageSize: '100' })).toMatchObject({ code: 1, data: [] });
  });
});

describe('匿名', () => {
  it('谁都读不到是哪家公司：列表、详情、按公司找、最新、别人的公司；自己公司读得到', async () => {
    const { data } = await add(buyer.visitor, { type: 1, model: 'SECRET-1', quantity: 100, isAnonymous: true });
    await add(buyer.visitor, { type: 0, model: 'SECRET-1', quantity: 7 });
    const texts = [
      (await guest.get('/demand/list', { type: '1', keywords: 'SECRET' })).body,
      (await seller.visitor.get('/demand/list', { type: '1', keywords: 'SECRET' })).body,
      JSON.stringify({ ...(await detail(seller.visitor, data.id)), counterparts: [] }),
      (await guest.get('/website/demand/list', { type: '1' })).body,
      (await guest.get('/demand/list', { type: '1', enterpriseId: `${buyer.id}` })).body,
    ];
    for (const text of texts) {
      expect(text).not.toContain('南河智控');
      expect(text).not.toContain(`"id":${buyer.id},`);
    }
    expect((await board(guest, { type: '1', enterpriseId: `${buyer.id}` })).data).toEqual([]);
    const [shown] = (await board(guest, { type: '1', keywords: 'SECRET' })).data;
    expect(shown?.poster).toEqual({ company: null, place: '深圳', isVerified: true, isSample: false });
    // That its own supply is missing among the counterparts would tell, and the depth counts it.
    expect(await detail(guest, data.id)).toMatchObject({ depth: { quantity: 7 }, counterparts: [{ isOwn: false, quantity: 7 }] });
    expect(await detail(buyer.visitor, data.id)).toMatchObject({
      isOwn: true,
      poster: { company: { name: '南河智控' } },
      depth: { quantity: 7 },
      counterparts: [{ isOwn: true, quantity: 7 }],
    });
  });

  it('自己公司读到哪几条是自己的，匿名的也是；同事一样；访客和别人读到的都是 false', async () => {
    const query = { type: '1', keywords: 'SECRET' };
    const ownOf = async (visitor: Visitor) => (await board(visitor, query)).data.map(({ isOwn }) => isOwn);
    const newest = async (visitor: Visitor) =>
      (await visitor.get('/website/demand/list', { type: '1' })).json<BoardReply>().data.find(({ model }) => model === 'SECRET-1');
    for (const visitor of [buyer.visitor, await colleagueOf(api, buyer, 'buyer')]) {
      expect(await ownOf(visitor)).toEqual([true]);
      expect(await newest(visitor)).toMatchObject({ isOwn: true, poster: { company: { id: buyer.id } } });
    }
    for (const visitor of [guest, seller.visitor]) {
      expect(await ownOf(visitor)).toEqual([false]);
      expect(await newest(visitor)).toMatchObject({ isOwn: false, poster: { company: null } });
    }
  });

  it('公开过的不能再改成匿名', async () => {
    const { data } = await add(buyer.visitor, { type: 1, model: 'OPEN-1' });
    const reply = await postJson(buyer.visitor, '/demand/update', { id: data.id, type: 1, model: 'OPEN-1', isAnonymous: true });
    expect(reply.json()).toMatchObject({ reason: 'board.wrong_fact', fields: [{ field: 'isAnonymous' }] });
  });
});

describe('自己的', () => {
  it('一起刷新、关闭、再发、删除：每条各说各的；一天只能刷新一次', async () => {
    const { data: a } = await add(seller.visitor, { type: 0, model: 'MINE-A' });
    const { data: b } = await add(seller.visitor, { type: 0, model: 'MINE-B' });
    expect(await move(seller.visitor, 'refresh', [a.id, b.id, 999])).toMatchObject({
      done: [],
      skipped: [{ msg: '24 小时内刷新过，请稍后再刷新' }, {}, { id: 999 }],
    });
    api.clock.advance(DAY + 1000);
    expect((await move(seller.visitor, 'refresh', [a.id])).done).toEqual([a.id]);
    expect((await board(guest, { type: '0', keywords: 'MINE' })).data.map(({ model }) => model)).toEqual(['MINE-A', 'MINE-B']);
    expect((await move(seller.visitor, 'close', [a.id, b.id])).done).toEqual([a.id, b.id]);
    expect((await board(guest, { type: '0', keywords: 'MINE' })).totalRecord).toBe(0);
    expect((await move(seller.visitor, 'reopen', [b.id])).done).toEqual([b.id]);
    expect((await move(seller.visitor, 'remove', [a.id])).done).toEqual([a.id]);
    expect((await guest.get('/demand/detail', { id: `${a.id}` })).statusCode).toBe(404);
    expect((await own(seller.visitor, { type: '0', keywords: 'MINE' })).data).toMatchObject([
      { model: 'MINE-B', actions: ['refresh', 'renew', 'close', 'edit', 'remove'] },
    ]);
  });

  it('自己的次序排在最前', async () => {
    const ids = [];
    for (const model of ['ORD-1', 'ORD-2', 'ORD-3']) ids.push((await add(seller.visitor, { type: 0, model })).data.id);
    await postJson(seller.visitor, '/demand/sort/user', { ids: [ids[1], ids[0]] });
    expect((await own(seller.visitor, { type: '0', keywords: 'ORD' })).data.map(({ model }) => model)).toEqual(['ORD-2', 'ORD-1', 'ORD-3']);
  });

  it('别人的不存在：读、改都是 404，批量说没有找到，什么都没有变', async () => {
    const { data } = await add(seller.visitor, { type: 0, model: 'THEIRS' });
    expect((await buyer.visitor.get('/demand/user/detail', { id: `${data.id}` })).statusCode).toBe(404);
    expect((await postJson(buyer.visitor, '/demand/update', { id: data.id, type: 0, model: 'MINE NOW' })).statusCode).toBe(404);
    expect(await move(buyer.visitor, 'close', [data.id])).toMatchObject({ done: [], skipped: [{ id: data.id }] });
    await postJson(buyer.visitor, '/demand/sort/user', { ids: [data.id] });
    expect((await own(seller.visitor, { type: '0', keywords: 'THEIRS' })).data).toMatchObject([{ model: 'THEIRS', state: 'live' }]);
  });

  it('快到期说一次，一次说全部；到期下架，续期回来', async () => {
    const shop = await companyOf(api);
    for (const model of ['LATE-1', 'LATE-2']) await add(shop.visitor, { type: 0, model, days: 7 });
    api.clock.advance(5 * DAY);
    await warnBoard({ ...api.server, clock: api.clock });
    await warnBoard({ ...api.server, clock: api.clock });
    const notices = (await shop.visitor.get('/message/page')).json<{ data: { title: string; body: string }[] }>().data;
    expect(notices).toMatchObject([{ title: '供应快到期了，请续期', body: 'LATE-1 等 2 条将在 3 天内到期。' }]);
    api.clock.advance(3 * DAY);
    expect((await board(guest, { type: '0', keywords: 'LATE' })).totalRecord).toBe(0);
    await expireBoard({ ...api.server, clock: api.clock });
    const { data } = await own(shop.visitor, { type: '0', state: 'expired' });
    expect(data).toHaveLength(2);
    expect((await move(shop.visitor, 'renew', [data[0]?.id ?? 0])).done).toHaveLength(1);
    expect((await board(guest, { type: '0', keywords: 'LATE' })).totalRecord).toBe(1);
  });
});

it('匹配：同一个型号在前，只多了后缀的说是后缀；自己的、屏蔽的、别的型号不算', async () => {
  const [one, two] = [await companyOf(api), await companyOf(api)];
  await add(one.visitor, { type: 1, model: 'MATCH-100' });
  await add(two.visitor, { type: 0, model: 'match100' });
  await add(two.visitor, { type: 0, model: 'MATCH-100-TR' });
  await add(two.visitor, { type: 0, model: 'MATCH-100-TOOLONG' });
  await add(one.visitor, { type: 0, model: 'MATCH-100' });
  const matches = async (visitor: Visitor, type: string) =>
    (await visitor.get('/demand/recommend', { type })).json<{ data: BoardMatch[] }>().data.map(({ own: mine, row, reason }) => [mine.model, row.model, reason]);
  expect(await matches(one.visitor, '1')).toEqual([
    ['MATCH-100', 'match100', 'exact'],
    ['MATCH-100', 'MATCH-100-TR', 'suffix'],
  ]);
  expect(await matches(two.visitor, '0')).toEqual([['match100', 'MATCH-100', 'exact']]);
  await one.visitor.post('/enterprise/black/add', { enterpriseId: `${two.id}` });
  expect(await matches(one.visitor, '1')).toEqual([]);
});

describe('屏蔽和举报', () => {
  it('屏蔽后自己公司不再看到它的行，别人照旧，对方不知道；取消就回来', async () => {
    const rude = await companyOf(api, { name: '乱报价公司' });
    await add(rude.visitor, { type: 0, model: 'RUDE-1' });
    const seen = async (visitor: Visitor) => (await board(visitor, { type: '0', keywords: 'RUDE' })).totalRecord;
    await buyer.visitor.post('/enterprise/black/add', { enterpriseId: `${rude.id}` });
    expect([await seen(buyer.visitor), await seen(guest), await seen(rude.visitor)]).toEqual([0, 1, 1]);
    expect((await rude.visitor.get('/message/page')).json().data).toEqual([]);
    expect((await buyer.visitor.get('/enterprise/black/list')).json().data).toMatchObject([{ company: { name: '乱报价公司' } }]);
    await buyer.visitor.post('/enterprise/black/del', { enterpriseId: `${rude.id}` });
    expect(await seen(buyer.visitor)).toBe(1);
    expect((await buyer.visitor.post('/enterprise/black/add', { enterpriseId: `${buyer.id}` })).json()).toMatchObject({ code: 0, reason: 'board.block_self' });
  });

  it('举报一次进审核队列，几个人举报是一件；成立就下架，公司读到原因', async () => {
    const { data } = await add(seller.visitor, { type: 0, model: 'FAKE-1' });
    const report = (visitor: Visitor) => visitor.post('/demand/report', { id: `${data.id}`, kind: 'fake', text: '标签是打印的' });
    expect((await report(buyer.visitor)).json().code).toBe(1);
    expect((await report(buyer.visitor)).json()).toMatchObject({ reason: 'board.reported' });
    const other = await companyOf(api);
    await report(other.visitor);
    const operator = await operatorOf(api);
    const reviews = (await operator.get('/operator/reviews', { kind: 'board_report' })).json<{ data: { id: number }[] }>().data;
    expect(reviews).toMatchObject([{ facts: expect.arrayContaining([{ name: '信息', value: '供应 FAKE-1', href: `/inquiry/demandDetails/${data.id}` }]) }]);
    // Each who reported reads what becomes of it, and nobody else does.
    const mine = async (visitor: Visitor) => (await visitor.get('/report/my')).json();
    const reported = { kind: 'board_row', id: data.id, title: '供应 FAKE-1', reason: '假货或翻新未说明', note: '标签是打印的', answer: null };
    const waits = { totalRecord: 1, data: [{ ...reported, href: `/inquiry/demandDetails/${data.id}`, state: 'open', decideTime: null }] };
    expect([await mine(buyer.visitor), await mine(other.visitor)]).toMatchObject([waits, waits]);
    expect([await mine(seller.visitor), (await guest.get('/report/my')).statusCode]).toMatchObject([{ data: [], totalRecord: 0 }, 401]);
    await operator.post('/operator/reviews/decide', { id: `${reviews[0]?.id}`, decision: 'approve', reason: '' });
    const upheld = { data: [{ ...reported, href: null, state: 'upheld', decideTime: expect.any(String) }] };
    expect([await mine(buyer.visitor), await mine(other.visitor)]).toMatchObject([upheld, upheld]);
    expect((await board(guest, { type: '0', keywords: 'FAKE-1' })).totalRecord).toBe(0);
    expect((await own(seller.visitor, { type: '0', keywords: 'FAKE-1' })).data).toMatchObject([
      { state: 'removed', actions: ['remove'], removedReason: '被举报，经查看后下架' },
    ]);
  });
});

it('不可能的批号在详情里说出来', async () => {
  const { data } = await add(seller.visitor, { type: 0, model: 'DC-1', dateCode: '2560' });
  expect((await detail(guest, data.id)).dateCodeDoubt).toContain('一年没有第 60 周');
});

it('公开的信息找得到公司的联系人，电话遮住；匿名的求购里没有公司，也没有它的联系人', async () => {
  const shown = { topic: 'sales', name: '林工', phone: '0755-12345678', email: null, wechat: null, address: null, hours: null } as const;
  const company = await companyOf(api, { name: '暗河电子' });
  const page = { kind: 'enterprise' as const, thingId: company.id };
  await insertContacts(api.server.db, [{ ...page, shown, state: 'approved', submittedAt: api.clock.now() }]);
  const { data: open } = await add(company.visitor, { type: 1, model: 'OPEN-1' });
  const { data: hidden } = await add(company.visitor, { type: 1, model: 'HIDDEN-1', isAnonymous: true });
  const named = (await detail(guest, open.id)).poster.company;
  expect(named).toEqual({ id: company.id, name: '暗河电子' });
  expect((await guest.get('/contact/list', { kind: 'enterprise', thingId: `${named?.id}` })).json()).toMatchObject({ data: [{ phone: '0755-****5678' }] });
  for (const reader of [guest, seller.visitor]) {
    const { body } = await reader.get('/demand/detail', { id: `${hidden.id}` });
    expect(JSON.parse(body)).toMatchObject({ data: { poster: { company: null } } });
    for (const secret of ['暗河电子', '林工', '5678']) expect(body).not.toContain(secret);
  }
});
