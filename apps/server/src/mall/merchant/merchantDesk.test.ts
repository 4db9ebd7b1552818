// What the merchant reads of its orders, and how much of its bargains and invoices stands where.
import type { BargainCount, InvoiceCount, OrderDetail, OrderRow } from '@chippage/api/types';
import { afterAll, expect, it } from 'vitest';
import { payAtAlipay, postJson, sell } from '../../../test/shop.ts';
import { openTradingShop } from '../../../test/tradingShop.ts';

const { api, visitor, merchant, order, ship } = await openTradingShop();
afterAll(() => api.close());

const day = 86_400_000;
const countsOf = async (what: 'bargain' | 'invoice') =>
  new Map(
    (await merchant.get(`/mall/merchant/${what}/counts`)).json<{ data: (BargainCount | InvoiceCount)[] }>().data.map(({ state, count }) => [state, count]),
  );

it('卖家在列表和订单里读到的是卖家的话，买家读到的是买家的', async () => {
  const { id, lines, hint } = await order([{ goodsId: await sell(api.server.db, { stock: 50 }), quantity: 10 }]);
  const merchantReads = async () => {
    const rows = (await merchant.get('/mall/merchant/order/list')).json<{ data: OrderRow[] }>().data;
    const detail = (await merchant.get('/mall/merchant/order/detail', { id: String(id) })).json<{ data: OrderDetail }>().data;
    return [rows.find((row) => row.id === id)?.hint, detail.hint];
  };
  const buyerReads = async () => (await visitor.get('/mall/goods/order/user/list')).json<{ data: OrderRow[] }>().data.find((row) => row.id === id)?.hint;
  expect(hint).toMatch(/^请在 .* 前付款，到期自动关闭$/);
  for (const read of await merchantReads()) expect(read).toMatch(/^等待买家付款，.* 到期自动关闭$/);
  await payAtAlipay(api, visitor, id);
  expect([await merchantReads(), await buyerReads()]).toEqual([['买家已付款，请确认并发货', '买家已付款，请确认并发货'], '已付款，等待卖家确认并发货']);
  await ship(id, [{ lineId: lines[0]?.id ?? 0, quantity: 10 }]);
  for (const read of await merchantReads()) expect(read).toMatch(/^等待买家确认收货，.* 自动确认$/);
  expect(await buyerReads()).toMatch(/^收到后请确认/);
});

it('议价和发票各有几个：过了期的议价算过期，别的卖家的不算', async () => {
  const ask = async (merchantId: number) =>
    (
      await visitor.post('/mall/goods/bargain/add', {
        goodsId: String(await sell(api.server.db, { stock: 50, merchantId })),
        quantity: '10',
        unitPrice: '0.5',
      })
    ).json<{ data: { id: number } }>().data.id;
  const accepted = await ask(1);
  await ask(1);
  await ask(2);
  await merchant.post('/mall/merchant/bargain/decide', { id: String(accepted), decision: 'accept' });
  expect(await countsOf('bargain')).toEqual(
    new Map([
      ['asked', 1],
      ['accepted', 1],
    ]),
  );
  api.clock.advance(4 * day);
  expect(await countsOf('bargain')).toEqual(
    new Map([
      ['asked', 1],
      ['expired', 1],
    ]),
  );

  const { id, lines } = await order([{ goodsId: await sell(api.server.db, { stock: 50 }), quantity: 10 }]);
  await payAtAlipay(api, visitor, id);
  await ship(id, [{ lineId: lines[0]?.id ?? 0, quantity: 10 }]);
  await visitor.post('/mall/goods/order/user/finish', { id: String(id) });
  const titleId = (await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工' })).json<{ data: { id: number } }>().data
    .id;
  await postJson(visitor, '/mall/invoice/apply', { orderIds: [id], titleId });
  expect(await countsOf('invoice')).toEqual(new Map([['applied', 1]]));
});

it('不是卖家的读不到几个', async () => {
  for (const what of ['bargain', 'invoice']) expect((await visitor.get(`/mall/merchant/${what}/counts`)).statusCode).toBe(403);
});
