import { eq } from 'drizzle-orm';
import type { OwnBoardRow, QuoteDetail, QuoteRow } from '@chippage/api/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { openShop, postJson } from '../../../test/shop.ts';
import { insertThings } from '../../../test/things.ts';
import { merchants } from '../../mall/merchant/merchant.schema.ts';
import { expireQuotes } from '../inquiries.jobs.ts';

const DAY = 86_400_000;
let api: TestApp;
let buyer: TestCompany;
let seller: TestCompany;
let rival: TestCompany;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(api.server.db);
  buyer = await companyOf(api, { name: '南河智控' });
  seller = await companyOf(api, { name: '北辰电子' });
  rival = await companyOf(api, { name: '东海芯城' });
});
afterAll(() => api.close());

type Reply<T> = { code: number; reason?: string; msg: string; data: T };
const form = {
  priceLadder: [
    { minQuantity: 100, unitPrice: '6.85' },
    { minQuantity: 1000, unitPrice: '6.2' },
  ],
  currency: 'CNY',
  taxMode: 'tax13',
  moq: 100,
  multiple: 100,
  stock: 20_000,
  dateCode: '2435+',
  grade: 'a1',
  place: 'SZ',
  hasCoc: true,
  validDays: 7,
};
let calls = 0;
/** As clients do: each intention has a key of its own. */
const send = (visitor: Visitor, url: string, body: object) => postJson(visitor, url, body, { 'idempotency-key': `call-${String(++calls).padStart(8, '0')}` });
const post = async (visitor: Visitor, facts: Record<string, unknown>) => (await send(visitor, '/demand/add', facts)).json<Reply<OwnBoardRow>>().data;
const quoteOn = async (visitor: Visitor, rowId: number, change: object = {}) =>
  (await send(visitor, '/demand/enquiry/add', { rowId, ...form, ...change })).json<Reply<QuoteDetail>>();
const read = async (visitor: Visitor, id: number) => (await visitor.get('/demand/enquiry/detail', { id: `${id}` })).json<Reply<QuoteDetail>>();
const list = async (visitor: Visitor, query: Record<string, string>) =>
  (await visitor.get('/demand/enquiry/list', query)).json<{ data: QuoteRow[]; totalRecord: number }>();
const accept = (visitor: Visitor, id: number, quantity = 1000, unitPrice = '6.2') => send(visitor, '/demand/enquiry/accept', { id, quantity, unitPrice });
const word = async (visitor: Visitor, deed: string, id: number, note = '') =>
  (await visitor.post('/demand/enquiry/move', { id: `${id}`, deed, note })).json<Reply<QuoteDetail>>();
const notices = async (visitor: Visitor) => (await visitor.get('/message/page')).json<{ data: { title: string; body: string; href: string }[] }>().data;

describe('求购与报价', () => {
  let rowId: number;
  beforeEach(async () => {
    rowId = (await post(buyer.visitor, { type: 1, model: 'STM32F103C8T6', quantity: 1000, isAnonymous: true })).id;
  });

  it('一家公司一份；买方收到通知，在一处看到全部报价的单价和合计', async () => {
    const { data } = await quoteOn(seller.visitor, rowId);
    expect(data).toMatchObject({ side: 'seller', state: 'quoted', unitPrice: '6.2', total: '6200.00', isMyTurn: false, actions: ['quote', 'withdraw', 'say'] });
    expect(await quoteOn(seller.visitor, rowId)).toMatchObject({ code: 0, reason: 'quote.open' });
    await quoteOn(rival.visitor, rowId, { priceLadder: [{ minQuantity: 100, unitPrice: '6.1' }] });
    const { data: all } = await list(buyer.visitor, { side: 'buyer', rowId: `${rowId}` });
    expect(all.map(({ counterpart, unitPrice, total, isMyTurn }) => [counterpart.company?.name, unitPrice, total, isMyTurn])).toEqual([
      ['东海芯城', '6.1', '6100.00', true],
      ['北辰电子', '6.2', '6200.00', true],
    ]);
    expect((await notices(buyer.visitor))[0]).toMatchObject({ title: '收到报价', href: `/inquiry/enquiry/${all[0]?.id}` });
    expect((await buyer.visitor.get('/demand/user/detail', { id: `${rowId}` })).json().data).toMatchObject({ quoteCount: 2, waitingQuotes: 2 });
  });

  it('卖方读不到匿名的买方是谁，直到被选中；没被选中的永远读不到', async () => {
    const { data: mine } = await quoteOn(seller.visitor, rowId);
    const { data: theirs } = await quoteOn(rival.visitor, rowId);
    const calls = async (visitor: Visitor, id: number) => [
      (await visitor.get('/demand/enquiry/detail', { id: `${id}` })).body,
      (await visitor.get('/demand/enquiry/list', { side: 'seller' })).body,
      (await visitor.get('/message/page')).body,
      (await visitor.get('/dtUser/export')).body,
    ];
    await buyer.visitor.post('/demand/enquiry/counter', { id: `${mine.id}`, quantity: '1000', unitPrice: '6' });
    for (const text of await calls(seller.visitor, mine.id)) {
      expect(text).not.toContain('南河智控');
      expect(text).not.toContain(`"company":{"id":${buyer.id}`);
    }
    expect((await read(seller.visitor, mine.id)).data).toMatchObject({
      counterpart: { company: null, place: '深圳', isVerified: true },
      counterpartText: '深圳·已认证企业',
      row: { poster: { company: null } },
    });
    await word(seller.visitor, 'agree', mine.id);
    expect((await accept(buyer.visitor, mine.id, 1000, '6')).json()).toMatchObject({ code: 1 });
    expect((await read(seller.visitor, mine.id)).data).toMatchObject({
      counterpart: { company: { name: '南河智控' } },
      row: { poster: { company: { name: '南河智控' } } },
    });
    for (const text of await calls(rival.visitor, theirs.id)) expect(text).not.toContain('南河智控');
    expect((await read(rival.visitor, theirs.id)).data).toMatchObject({ state: 'refused', counterpartText: '深圳·已认证企业' });
  });

  it('还价、维持、再还价、同意：两边读同一份记录，写明谁、什么时候、从哪里到哪里', async () => {
    const { data: quote } = await quoteOn(seller.visitor, rowId);
    const counter = (unitPrice: string) => buyer.visitor.post('/demand/enquiry/counter', { id: `${quote.id}`, quantity: '1000', unitPrice, note: '量大' });
    expect((await counter('6.2')).json()).toMatchObject({ code: 422, reason: 'quote.wrong_fact' });
    await counter('5.5');
    await word(seller.visitor, 'hold', quote.id, '最低了');
    await counter('5.90');
    await word(seller.visitor, 'agree', quote.id);
    const [mine, theirs] = await Promise.all([read(buyer.visitor, quote.id), read(seller.visitor, quote.id)]);
    expect(mine.data.events).toEqual(theirs.data.events);
    expect(mine.data.events.map(({ party, deed, from, to, note }) => [party, deed, from, to, note])).toEqual([
      ['seller', 'quote', null, 'quoted', null],
      ['buyer', 'counter', 'quoted', 'bargaining', '量大'],
      ['seller', 'hold', 'bargaining', 'quoted', '最低了'],
      ['buyer', 'counter', 'quoted', 'bargaining', '量大'],
      ['seller', 'agree', 'bargaining', 'quoted', null],
    ]);
    expect(mine.data).toMatchObject({ unitPrice: '5.9', total: '5900.00', actions: ['counter', 'accept', 'refuse', 'say'] });
  });

  it('页面上的价不是现在的价就不成交；状态不允许的是 409', async () => {
    const { data: quote } = await quoteOn(seller.visitor, rowId);
    await send(seller.visitor, '/demand/enquiry/answer', { id: quote.id, ...form, priceLadder: [{ minQuantity: 100, unitPrice: '7' }] });
    expect((await accept(buyer.visitor, quote.id)).json()).toMatchObject({ code: 409, reason: 'quote.changed' });
    expect((await word(seller.visitor, 'agree', quote.id)).reason).toBe('quote.state');
    await word(buyer.visitor, 'refuse', quote.id, '太贵');
    expect(await read(seller.visitor, quote.id)).toMatchObject({ data: { state: 'refused', actions: [] } });
    expect((await accept(buyer.visitor, quote.id, 1000, '7')).json()).toMatchObject({ code: 409, reason: 'quote.state' });
    // After it ended the company may quote again.
    expect((await quoteOn(seller.visitor, rowId)).code).toBe(1);
  });

  it('五十个同时接受一条求购的不同报价：成交一份，其余的不改变什么', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 5; at++) ids.push((await quoteOn((await companyOf(api)).visitor, rowId)).data.id);
    const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => accept(buyer.visitor, ids[at % 5] ?? 0)));
    const won = replies.filter((reply) => reply.json().code === 1);
    const states = (await list(buyer.visitor, { side: 'buyer', rowId: `${rowId}` })).data.map(({ state }) => state);
    expect(states.toSorted()).toEqual(['accepted', 'refused', 'refused', 'refused', 'refused']);
    // Each of the fifty has a key of its own: the second one of the same quote has lost, too.
    expect(won).toHaveLength(1);
    // Who has to wait longer than the server lets anybody wait is told to come again.
    for (const reply of replies) expect([200, 409, 503]).toContain(reply.statusCode);
    expect((await buyer.visitor.get('/demand/detail', { id: `${rowId}` })).json().data.state).toBe('dealt');
  });

  it('别的公司的报价不存在：读、改、接受、留言、文件都是 404', async () => {
    const { data: quote } = await quoteOn(seller.visitor, rowId);
    const id = `${quote.id}`;
    const replies = await Promise.all([
      rival.visitor.get('/demand/enquiry/detail', { id }),
      accept(rival.visitor, quote.id),
      rival.visitor.post('/demand/enquiry/counter', { id, quantity: '1000', unitPrice: '1' }),
      rival.visitor.post('/demand/enquiry/move', { id, deed: 'withdraw' }),
      rival.visitor.post('/demand/message', { id, text: '在吗' }),
      rival.visitor.post('/demand/enquiry/order', { id }),
      send(rival.visitor, '/demand/enquiry/answer', { id: quote.id, ...form }),
      // A side has no right to what is the other's.
      accept(seller.visitor, quote.id),
      buyer.visitor.post('/demand/enquiry/move', { id, deed: 'withdraw' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
  });

  it('报价的照片两边都取得到，别的公司取不到；改报价时留着', async () => {
    const payload = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="kind"\r\n\r\nlabel\r\n'),
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'),
      Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const sent = await seller.visitor.send({ method: 'POST', url: '/api/demand/enquiry/file', payload, headers });
    const file = sent.json<Reply<{ id: number; href: string; kind: string }>>().data;
    expect(file.kind).toBe('label');
    const { data: quote } = await quoteOn(seller.visitor, rowId, { fileIds: [file.id] });
    expect(quote.offer?.files.map(({ id }) => id)).toEqual([file.id]);
    const statusFor = async (visitor: Visitor) => (await visitor.get(file.href)).statusCode;
    expect(await Promise.all([seller, buyer, rival].map(({ visitor }) => statusFor(visitor)))).toEqual([200, 200, 404]);
    expect((await quoteOn(rival.visitor, rowId, { fileIds: [file.id] })).code).toBe(404);
    const { data: changed } = (await send(seller.visitor, '/demand/enquiry/answer', { id: quote.id, ...form, fileIds: [file.id] })).json<Reply<QuoteDetail>>();
    expect(changed.offer?.files).toHaveLength(1);
  });

  it('没有权限的同事：采购不能报价，销售不能接受', async () => {
    const { data: quote } = await quoteOn(seller.visitor, rowId);
    expect((await quoteOn(await colleagueOf(api, rival, 'buyer'), rowId)).reason).toBe('enterprise.right_missing');
    expect((await accept(await colleagueOf(api, buyer, 'seller'), quote.id)).json()).toMatchObject({ code: 403, reason: 'enterprise.right_missing' });
    // The member's pages ask how many wait, whoever the member is.
    expect((await (await colleagueOf(api, buyer, 'editor')).get('/demand/enquiry/counts')).json()).toMatchObject({ code: 1, data: [] });
  });

  it('关闭求购，没有结果的报价就结束，卖方知道为什么；过期的两边都知道', async () => {
    const { data: closed } = await quoteOn(seller.visitor, rowId);
    await postJson(buyer.visitor, '/demand/status/user', { deed: 'close', ids: [rowId] });
    expect((await read(seller.visitor, closed.id)).data).toMatchObject({
      state: 'refused',
      events: [{}, { party: 'system', deed: 'end', note: '买方已关闭这条求购。' }],
    });
    const row = await post(buyer.visitor, { type: 1, model: 'EXPIRING', quantity: 100 });
    const { data: late } = await quoteOn(seller.visitor, row.id, { validDays: 1 });
    api.clock.advance(DAY + 1000);
    await expireQuotes({ ...api.server, clock: api.clock });
    expect((await read(buyer.visitor, late.id)).data.state).toBe('expired');
    for (const visitor of [buyer.visitor, seller.visitor]) expect((await notices(visitor))[0]).toMatchObject({ title: '报价已过期' });
  });
});

describe('供应与询价', () => {
  it('询价、报价、留言、接受：不是求购，接受以后供应还在，别人也能接受', async () => {
    const row = await post(seller.visitor, { type: 0, model: 'STM32F103C8T6', quantity: 50_000 });
    const ask = (visitor: Visitor) => visitor.post('/demand/enquiry', { rowId: `${row.id}`, quantity: '1000', unitPrice: '6', note: '要含税' });
    const { data: asked } = (await ask(buyer.visitor)).json<Reply<QuoteDetail>>();
    expect(asked).toMatchObject({
      side: 'buyer',
      state: 'waiting',
      quantity: 1000,
      events: [{ deed: 'ask', wish: { quantity: 1000, unitPrice: '6' }, note: '要含税' }],
    });
    expect((await ask(buyer.visitor)).json().data.id).toBe(asked.id);
    expect((await seller.visitor.post('/demand/enquiry', { rowId: `${row.id}`, quantity: '1' })).json()).toMatchObject({ code: 0, reason: 'quote.own_row' });
    expect(await quoteOn(buyer.visitor, row.id)).toMatchObject({ code: 0, reason: 'quote.wrong_kind' });
    await send(seller.visitor, '/demand/enquiry/answer', { id: asked.id, ...form });
    await buyer.visitor.post('/demand/message', { id: `${asked.id}`, text: '什么时候发货？' });
    expect((await accept(buyer.visitor, asked.id)).json().code).toBe(1);
    const { data: other } = (await ask(rival.visitor)).json<Reply<QuoteDetail>>();
    await send(seller.visitor, '/demand/enquiry/answer', { id: other.id, ...form });
    expect((await accept(rival.visitor, other.id)).json().code).toBe(1);
    expect((await seller.visitor.get('/demand/detail', { id: `${row.id}` })).json().data.state).toBe('live');
  });

  it('不报价要说；报价过期的算没有报价', async () => {
    const row = await post(seller.visitor, { type: 0, model: 'X-100' });
    const { data } = (await buyer.visitor.post('/demand/enquiry', { rowId: `${row.id}`, quantity: '5' })).json<Reply<QuoteDetail>>();
    await word(seller.visitor, 'decline', data.id, '没货了');
    expect((await read(buyer.visitor, data.id)).data).toMatchObject({ state: 'refused', offer: null, unitPrice: null, total: null });
  });
});

describe('成交到商城', () => {
  it('卖方是商家、型号在目录里：按约定价下单，金额不变；别人读不到这个价', async () => {
    const { db } = api.server;
    await db
      .update(merchants)
      .set({ memberId: Number(seller.visitor.uid) })
      .where(eq(merchants.id, 1));
    await insertThings(db);
    const row = await post(buyer.visitor, { type: 1, model: 'EX32F103', quantity: 1000 });
    expect(row.partId).not.toBeNull();
    const { data: quote } = await quoteOn(seller.visitor, row.id);
    const { data: deal } = (await accept(buyer.visitor, quote.id)).json<Reply<QuoteDetail>>();
    expect(deal.deal).toMatchObject({ quantity: 1000, unitPrice: '6.2', total: '6200.00', why: null, orderId: null, isOrdered: false });
    const bargainId = deal.deal?.bargainId;
    const prepared = (await postJson(buyer.visitor, '/mall/pay/order/prepare', { bargainId })).json();
    expect(prepared.data.orders[0]).toMatchObject({ isOrderable: true, lines: [{ quantity: 1000, unitPrice: '6.2', lineTotal: '6200.00' }] });
    const goodsId = prepared.data.orders[0].lines[0].goods.id;
    expect((await buyer.visitor.get('/mall/goods/detail', { id: `${goodsId}` })).statusCode).toBe(404);
    expect((await rival.visitor.get('/mall/goods/list', { keywords: 'EX32F103' })).body).not.toContain(`"id":${goodsId},`);
    expect((await read(seller.visitor, quote.id)).data.deal).toMatchObject({ bargainId: null, orderId: null, total: '6200.00' });
  });

  it('缺什么就说什么，补上以后再来一次就能下单', async () => {
    const row = await post(buyer.visitor, { type: 1, model: 'NOT-IN-CATALOGUE', quantity: 1000 });
    const { data: quote } = await quoteOn(rival.visitor, row.id);
    const { data } = (await accept(buyer.visitor, quote.id)).json<Reply<QuoteDetail>>();
    expect(data.deal).toMatchObject({ bargainId: null, why: '型号不在目录里，不能在商城下单；请双方在这里的留言里约定' });
    expect((await buyer.visitor.post('/demand/enquiry/order', { id: `${quote.id}` })).json()).toMatchObject({ code: 1, data: { deal: { bargainId: null } } });
  });
});

it('参考价：三家以上才说，读不出谁的价', async () => {
  const prices = ['1', '3', '2'];
  const made: OwnBoardRow[] = [];
  for (const price of prices) made.push(await post((await companyOf(api)).visitor, { type: 0, model: 'PRICED-1', price }));
  const ask = async () => (await api.visitor().get('/price/priceForDemandId', { demandId: `${made[0]?.id}` })).json().data;
  expect(await ask()).toMatchObject({ count: 3, min: '1', median: '2', max: '3', currency: 'CNY' });
  await api.server.db.execute(`update board_rows set state = 'closed' where id = ${made[2]?.id}`);
  expect(await ask()).toMatchObject({ count: 2, min: null, median: null, max: null });
});
