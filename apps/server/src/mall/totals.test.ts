// One purchase, and what it comes to at each place that says so.
import type { Cart, CreatedOrders, InvoiceTitle, OrderDetail, OrderPreparation, OrderRow, OrderTotals, Pi, PiDocument } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { buyer, openShop, postJson, sell } from '../../test/shop.ts';
import { formatMoney, parseMicros } from './money.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(api.server.db);
});
afterAll(() => api.close());

const data = <T>(reply: { json: () => unknown }): T => (reply.json() as { data: T }).data;
type Sums = Pick<OrderTotals, 'untaxed' | 'tax' | 'freight' | 'total'>;
const sumsOf = ({ untaxed, tax, freight, total }: Sums): Sums => ({ untaxed, tax, freight, total });

async function textOf(bytes: Buffer): Promise<string> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await pdfjs.getDocument({ data: new Uint8Array(bytes), useWorkerFetch: false, isOffscreenCanvasSupported: false }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

it('购物车、结算、订单、列表、付款、形式发票及其文件：未税 + 税 + 运费 = 合计，处处相同', async () => {
  const { visitor, addressId } = await buyer(api);
  const title = { kind: '82', titleType: 'company', buyerName: '示例仪器（杭州）有限公司', taxNo: '91440300708461136T' };
  const { id: titleId } = data<InvoiceTitle>(await visitor.post('/mall/invoice/title/add', title));
  const goodsId = await sell(api.server.db, { stock: 1000 });
  const cart = data<Cart>(await visitor.post('/mall/cart/add', { goodsId: String(goodsId), quantity: '10' }));
  const expected = { untaxed: '60.62', tax: '7.88', freight: '15.00', total: '83.50' };
  const lineIds = cart.groups.flatMap(({ lines }) => lines.map(({ id }) => id));
  const prepared = data<OrderPreparation>(await postJson(visitor, '/mall/pay/order/prepare', { lineIds }));
  const ofCart = data<Pi>(await postJson(visitor, '/mall/user/pi/create', { lineIds, addressId, titleId }));
  const body = { lineIds, addressId, titleId, payMethod: 'transfer', expected: [{ merchantId: 1, currency: 'CNY', total: '83.50' }] };
  const made = data<CreatedOrders>(await postJson(visitor, '/mall/pay/order/create/cart', body)).orders[0];
  if (!made) throw new Error('no order');
  const [listed] = data<OrderRow[]>(await visitor.get('/mall/goods/order/user/list', { currency: 'CNY' }));
  const detail = data<OrderDetail>(await visitor.get('/mall/goods/order/user/detail', { id: String(made.id) }));
  const ofOrder = data<Pi>(await postJson(visitor, '/mall/user/pi/create', { orderId: made.id }));
  const papers = await Promise.all([ofCart, ofOrder].map(async ({ id }) => data<PiDocument>(await visitor.get('/mall/user/pi/detail', { id: String(id) }))));
  const places = {
    cartGroup: cart.groups[0]?.totals,
    cart: cart.totals[0],
    checkoutOrder: prepared.orders[0]?.totals,
    checkout: prepared.totals[0],
    made: made.totals,
    listed: listed?.totals,
    detail: detail.totals,
    piOfCart: papers[0],
    piOfOrder: papers[1],
  };
  for (const [place, sums] of Object.entries(places)) {
    expect([place, sums && sumsOf(sums)]).toEqual([place, expected]);
    const parts = [expected.untaxed, expected.tax, expected.freight].reduce((all, part) => all + parseMicros(part), 0n);
    expect(formatMoney(parts)).toBe(expected.total);
  }
  // The row of a list keeps its total beside them, and so does the payment, which charges it.
  expect([listed?.total, detail.total, papers[0]?.total]).toEqual(['83.50', '83.50', '83.50']);
  for (const [at, paper] of papers.entries()) {
    expect([at, paper.title?.buyerName, paper.buyerName]).toEqual([at, title.buyerName, title.buyerName]);
    const text = await textOf((await visitor.get(`/mall/user/pi/file/${paper.id}`)).rawPayload);
    for (const said of ['60.62', '7.88', '15.00', 'CNY 83.50', title.buyerName, title.taxNo]) expect([at, text]).toEqual([at, expect.stringContaining(said)]);
  }
});
