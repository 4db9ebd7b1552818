// A part list: one answer for each line, in its order.
import type { MatchedPart } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { insertMemberParts } from '../../datasheets/parts/memberParts.queries.ts';
import { findPartIdsByKey } from '../../datasheets/parts/parts.queries.ts';
import { openShop, postJson, sell } from '../../../test/shop.ts';
import { goods } from '../goods/goods.schema.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(api.server.db);
});
afterAll(() => api.close());

const match = async (lines: { mpn: string; quantity: number }[]) =>
  (await postJson(api.visitor(), '/mall/cart/match', { lines })).json<{ data: MatchedPart[] }>().data;

it('几个卖家都有：有货、这个数量最便宜的；数量补到倍数；没人卖的照样回答', async () => {
  const at = (unitPrice: string, own = {}) => sell(api.server.db, { mpn: 'LM358DR', priceLadder: [{ minQuantity: 1, unitPrice }], ...own });
  await at('0.9', { stock: 10 });
  const cheapest = await at('1.2', { stock: 5000, multiple: 100 });
  await at('1.5', { stock: 9000 });
  await sell(api.server.db, { mpn: 'LM358DR', merchantId: 2, stock: 9000, priceLadder: [{ minQuantity: 1, unitPrice: '0.10' }] });
  const [few, many, none] = await match([
    { mpn: 'lm358dr', quantity: 8 },
    { mpn: 'LM-358DR', quantity: 1250 },
    { mpn: 'NOBODY-SELLS', quantity: 3 },
  ]);
  expect(few).toMatchObject({ wanted: 8, quantity: 8, unitPrice: '0.9', lineTotal: '7.20', offers: 4, offersInCurrency: 3, otherGoods: null, isInStock: true });
  expect(many).toMatchObject({ goods: { id: cheapest, currency: 'CNY' }, wanted: 1250, quantity: 1300, lineTotal: '1560.00', isInStock: true });
  expect(none).toEqual({
    mpn: 'NOBODY-SELLS',
    wanted: 3,
    goods: null,
    quantity: 3,
    unitPrice: null,
    lineTotal: null,
    offers: 0,
    offersInCurrency: 0,
    otherGoods: null,
    unsoldPartId: null,
    isInStock: false,
  });
});

it('谁的库存都不够：仍给出最便宜的，并说库存不够；没有字母数字的型号没有人卖', async () => {
  await sell(api.server.db, { mpn: 'NE555DR', stock: 5, priceLadder: [{ minQuantity: 1, unitPrice: '2.00' }] });
  const [short, odd] = await match([
    { mpn: 'NE555DR', quantity: 100 },
    { mpn: '---', quantity: 1 },
  ]);
  expect(short).toMatchObject({ quantity: 100, isInStock: false });
  expect(odd).toMatchObject({ goods: null });
});

it('谁的库存都不够：有一些的在没有的前面，哪怕贵一点', async () => {
  const at = (unitPrice: string, stock: number) => sell(api.server.db, { mpn: 'STM32F745ZGT6', stock, priceLadder: [{ minQuantity: 1, unitPrice }] });
  await at('40', 0);
  const some = await at('55', 32);
  const [line] = await match([{ mpn: 'STM32F745ZGT6', quantity: 5000 }]);
  expect(line).toMatchObject({ goods: { id: some, stock: 32 }, offers: 2, isInStock: false });
});

it('没有人卖、目录里有的型号：说是哪一个', async () => {
  await insertMemberParts(api.server.db, { brandId: 1, categoryId: 'mcu', mpns: ['CC0603KRX7R9BB104'] });
  const [line] = await match([{ mpn: 'cc0603krx7r9bb104', quantity: 10 }]);
  expect(line?.goods).toBeNull();
  expect(line?.unsoldPartId).toEqual(expect.any(Number));
});

it('一次订不了那么多：给出卖得最多的那一家，由买家改数量；库存未知不算有货，也能下单', async () => {
  const most = await sell(api.server.db, { mpn: 'TL431', stock: null, multiple: 100, priceLadder: [{ minQuantity: 1, unitPrice: '0.50' }] });
  const cheap = await sell(api.server.db, { mpn: 'TL431', stock: 9000, priceLadder: [{ minQuantity: 1, unitPrice: '0.40' }] });
  for (const [id, maxQuantity] of [
    [most, 500],
    [cheap, 200],
  ] as const)
    await api.server.db.update(goods).set({ maxQuantity }).where(eq(goods.id, id));
  const [line] = await match([{ mpn: 'TL431', quantity: 5000 }]);
  expect(line).toMatchObject({ goods: { id: most, stock: null }, wanted: 5000, quantity: 500, offers: 2, isInStock: false });
});

it('人民币优先：它要凑倍数、美元报价按写的就能订时，把那一个也给出来', async () => {
  const own = { mpn: 'TPS7A20', stock: 5000, priceLadder: [{ minQuantity: 1, unitPrice: '7.20' }] };
  const yuan = await sell(api.server.db, { ...own, moq: 90, multiple: 90 });
  const dollar = await sell(api.server.db, { ...own, merchantId: 2, currency: 'USD', priceLadder: [{ minQuantity: 1, unitPrice: '0.90' }] });
  const [odd, fits] = await match([
    { mpn: 'TPS7A20', quantity: 100 },
    { mpn: 'TPS7A20', quantity: 180 },
  ]);
  expect(odd).toMatchObject({ goods: { id: yuan }, quantity: 180, offers: 2, offersInCurrency: 1, otherGoods: { id: dollar, currency: 'USD' } });
  expect(fits).toMatchObject({ goods: { id: yuan }, quantity: 180, otherGoods: null });
});

it('指明了型号库里的哪一个：同名的别家型号的报价不算', async () => {
  await insertMemberParts(api.server.db, { brandId: 1, categoryId: 'mcu', mpns: ['SAMENUMBER01', 'SAMENUMBER02'] });
  const ids = await findPartIdsByKey(api.server.db, ['SAMENUMBER01', 'SAMENUMBER02']);
  const [one, other] = [ids.get('SAMENUMBER01') ?? 0, ids.get('SAMENUMBER02') ?? 0];
  await sell(api.server.db, { mpn: 'SAMENUMBER01', partId: other, priceLadder: [{ minQuantity: 1, unitPrice: '1.00' }] });
  const sold = await sell(api.server.db, { mpn: 'SAMENUMBER01', partId: one, priceLadder: [{ minQuantity: 1, unitPrice: '9.00' }] });
  const lines = [
    { mpn: 'SAMENUMBER01', partId: one, quantity: 5 },
    { mpn: 'SAMENUMBER02', partId: 999_999_999, quantity: 5 },
  ];
  const answer = (await postJson(api.visitor(), '/mall/cart/match', { lines })).json<{ data: MatchedPart[] }>().data;
  expect(answer[0]).toMatchObject({ goods: { id: sold }, unitPrice: '9.00', offers: 1, unsoldPartId: null });
  expect(answer[1]).toMatchObject({ goods: null, unsoldPartId: 999_999_999 });
});

it('别的系统送来的清单：一个链接打开一次，同一个浏览器可以重来，别人和过期的都没有', async () => {
  const lines = [
    { mpn: 'LM358DR', quantity: 100 },
    { mpn: 'NE555DR', quantity: 5 },
  ];
  const { url, expireTime } = (await postJson(api.visitor(), '/mall/cart/handOver', { lines })).json<{ data: { url: string; expireTime: string } }>().data;
  expect(Date.parse(expireTime) - api.clock.now().getTime()).toBe(3_600_000);
  const code = new URL(url).searchParams.get('handedList') ?? '';
  expect(url).toContain('/mall/cart?');
  const take = async (visitor = api.visitor()) => (await visitor.post('/mall/cart/takeOver', { code })).json<{ code: number; reason?: string; data: object }>();
  const buyer = api.visitor();
  expect(await take(buyer)).toMatchObject({ code: 1, data: { lines } });
  expect(await take(buyer)).toMatchObject({ code: 1, data: { lines } });
  expect(await take()).toMatchObject({ code: 0, reason: 'cart.list_gone' });
  api.clock.advance(3_600_001);
  expect(await take(buyer)).toMatchObject({ code: 0, reason: 'cart.list_gone' });
});

it('两个浏览器同时打开：只有一个拿到', async () => {
  const { url } = (await postJson(api.visitor(), '/mall/cart/handOver', { lines: [{ mpn: 'LM358DR', quantity: 1 }] })).json<{ data: { url: string } }>().data;
  const code = new URL(url).searchParams.get('handedList') ?? '';
  const answers = await Promise.all(Array.from({ length: 6 }, () => api.visitor().post('/mall/cart/takeOver', { code })));
  expect(answers.filter((answer) => answer.json<{ code: number }>().code === 1)).toHaveLength(1);
});
