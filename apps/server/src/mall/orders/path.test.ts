// The whole way of an order through the API: transfer with a refused receipt, two parcels, invoice; and a claim.
import type {
  Bargain,
  Cart,
  CreatedOrders,
  Invoice,
  InvoiceTitle,
  OrderDetail,
  OrderPreparation,
  Pi,
  PiDocument,
  Receipt,
  ReceiptFile,
} from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { members } from '../../platform/members/members.schema.ts';
import { invoices } from '../papers/papers.schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { pdfOf } from '../../../test/pdfs.ts';
import { buyer, openShop, postJson, sell, wanted } from '../../../test/shop.ts';

let api: TestApp;
let operator: Visitor;
let merchant: Visitor;

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(api.server.db);
  [operator, merchant] = [(await buyer(api)).visitor, (await buyer(api)).visitor];
  await api.server.db
    .update(members)
    .set({ role: 'operator' })
    .where(eq(members.id, operator.uid ?? 0));
  for (const merchantId of ['2', '1']) {
    await operator.post('/operator/merchants/assign', { merchantId, memberId: String(merchant.uid) });
  }
});
afterAll(() => api.close());

const data = <T>(reply: { json: () => unknown }): T => (reply.json() as { data: T }).data;

async function upload(visitor: Visitor, url: string, file: Buffer, fields: Record<string, string> = {}) {
  const parts = Object.entries(fields).map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const head = `${parts.join('')}--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return visitor.send({
    method: 'POST',
    url: `/api${url}`,
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
}

async function order(person: { visitor: Visitor; addressId: number }, quantity = 10) {
  const goodsId = await sell(api.server.db, { stock: 1000 });
  const body = await wanted(person.visitor, person.addressId, [{ goodsId, quantity }]);
  const [made] = data<CreatedOrders>(await postJson(person.visitor, '/mall/pay/order/create/goods', body)).orders;
  if (!made) throw new Error('no order');
  return made;
}

it('对公转账：凭证被驳回后重新上传并通过，分两个包裹发货，签收，完成，开专票', async () => {
  const person = await buyer(api);
  const { visitor } = person;
  const made = await order(person);
  const id = String(made.id);
  expect((await upload(visitor, '/mall/pay/receipt/upload', Buffer.from('<svg/>'))).json().reason).toBe('receipt.unreadable');
  const launching = pdfOf({ catalog: '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/L#61unch/F(a.exe)>>>>' });
  expect((await upload(visitor, '/mall/pay/receipt/upload', launching)).json()).toMatchObject({
    reason: 'receipt.unreadable',
    msg: expect.stringContaining('脚本'),
  });
  expect((await upload(visitor, '/mall/pay/receipt/upload', pdfOf())).json()).toMatchObject({ code: 1 });
  const form = async (amount = made.total) => {
    const file = data<ReceiptFile>(await upload(visitor, '/mall/pay/receipt/upload', png));
    return {
      orderId: made.id,
      fileIds: [file.id],
      amount,
      payerName: '示例仪器',
      paidOn: new Date(api.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10),
      accountTail: '6621',
    };
  };
  expect((await postJson(visitor, '/mall/pay/receipt/submit', await form('1.00'))).json().reason).toBe('receipt.amount');
  const decide = async (decision: string, reason = '') => {
    const [review] = (await operator.get('/operator/reviews', { kind: 'receipt' })).json().data;
    return operator.post('/operator/reviews/decide', { id: String(review.id), decision, reason });
  };
  const first = await postJson(visitor, '/mall/pay/receipt/submit', await form());
  expect(data<Receipt>(first)).toMatchObject({ state: 'pending', accountTail: '6621' });
  const [waiting] = (await operator.get('/operator/reviews', { kind: 'receipt' })).json().data;
  expect(waiting.files).toEqual([{ id: data<Receipt>(first).files[0]?.id, name: '付款凭证.png', type: 'image/png' }]);
  const content = await operator.get(`/mall/pay/receipt/content/${data<Receipt>(first).files[0]?.id}`);
  expect([content.statusCode, content.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await visitor.post('/mall/goods/order/user/close', { id })).statusCode).toBe(409);
  expect((await decide('refuse', '金额看不清')).json().code).toBe(1);
  const refused = data<OrderDetail>(await visitor.get('/mall/goods/order/user/detail', { id }));
  expect(refused).toMatchObject({ state: 'CREATED', hint: expect.stringContaining('金额看不清'), receipts: [{ state: 'refused', reason: '金额看不清' }] });
  // What was wrong with it is between the buyer and the site.
  expect(data<OrderDetail>(await merchant.get('/mall/merchant/order/detail', { id })).hint).toMatch(/^等待买家付款/);
  expect(data(await postJson(visitor, '/mall/pay/receipt/submit', await form()))).toMatchObject({ state: 'pending' });
  await decide('approve');

  const lineId = made.lines[0]?.id;
  expect(data(await merchant.post('/mall/merchant/order/confirm', { id }))).toMatchObject({ state: 'PAID', actions: ['ship'] });
  const ship = (quantity: number, no: string) =>
    postJson(merchant, '/mall/merchant/order/ship', { id: made.id, carrier: '示例速运', trackingNo: `SY-DEMO-${no}`, lines: [{ lineId, quantity }] });
  expect(data(await ship(4, '1001'))).toMatchObject({ state: 'PARTLY_SHIPPED' });
  expect((await ship(7, '1002')).json().reason).toBe('order.quantity');
  expect(data(await ship(6, '1003'))).toMatchObject({ state: 'SHIPPED', parcels: [{ no: 1 }, { no: 2 }] });
  const parcelId = data<OrderDetail>(await visitor.get('/mall/goods/order/user/detail', { id })).parcels[0]?.id;
  await merchant.post('/mall/merchant/parcel/event', { parcelId: String(parcelId), place: '杭州市', text: '已签收，前台代收', isDelivered: 'true' });
  expect((await visitor.get('/mall/goods/order/user/logistics', { id })).json().data[0]).toMatchObject({
    state: 'delivered',
    events: [{ text: '已签收，前台代收', place: '杭州市' }, {}],
  });
  expect(data(await visitor.post('/mall/goods/order/user/finish', { id }))).toMatchObject({
    state: 'FINISHED',
    actions: ['apply_invoice', 'buy_again', 'claim'],
  });

  const title = { kind: '81', titleType: 'company', buyerName: '示例仪器（杭州）有限公司' };
  expect((await visitor.post('/mall/invoice/title/add', title)).json().fields).toEqual([{ field: 'taxNo', msg: '开专票必须填写税号' }]);
  const full = { ...title, taxNo: '91330108MA27XF6Q0X', address: '示例路 1 号', tel: '0571-12345678', bankName: '示例银行', bankAccount: '6200 0000' };
  expect((await visitor.post('/mall/invoice/title/add', full)).json().fields?.[0]?.field).toBe('taxNo');
  const kept = data<InvoiceTitle>(await visitor.post('/mall/invoice/title/add', { ...full, taxNo: '91440300708461136T' }));
  const invoice = data<Invoice>(await postJson(visitor, '/mall/invoice/apply', { orderIds: [made.id], titleId: kept.id }));
  expect(invoice).toMatchObject({ state: 'applied', kind: 81 });
  expect((await postJson(visitor, '/mall/invoice/apply', { orderIds: [made.id], titleId: kept.id })).json().reason).toBe('invoice.not_possible');
  expect((await merchant.post('/mall/merchant/invoice/decide', { id: String(invoice.id), decision: 'issue' })).json().reason).toBe('invoice.no_required');
  await merchant.post('/mall/merchant/invoice/decide', { id: String(invoice.id), decision: 'issue', no: '26332000000012345678' });
  const invoiceFile = (bytes: Buffer) => upload(merchant, '/mall/merchant/invoice/file', bytes, { invoiceId: String(invoice.id) });
  const script = pdfOf({ catalog: '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/J#61vaScript/JS(app.alert(1))>>>>' });
  expect((await invoiceFile(script)).json()).toMatchObject({ reason: 'invoice.file', msg: expect.stringContaining('脚本') });
  const filed = data<Invoice>(await invoiceFile(pdfOf()));
  expect(filed.files).toMatchObject([{ kind: 'pdf' }]);
  expect((await visitor.get(`/mall/invoice/file/${filed.files[0]?.id}`)).statusCode).toBe(200);
}, 60_000);

it('美元订单：入仓号、双语 PI 和装箱单', async () => {
  const person = await buyer(api);
  const { visitor } = person;
  const goodsId = await sell(api.server.db, { merchantId: 2, priceLadder: [{ minQuantity: 1, unitPrice: '2.315' }] });
  expect(
    (
      await postJson(visitor, '/mall/pay/order/create/goods', await wanted(visitor, person.addressId, [{ goodsId, quantity: 50 }], { payMethod: 'alipay' }))
    ).json().reason,
  ).toBe('order.pay_method');
  await visitor.post('/mall/cart/add', { goodsId: String(goodsId), quantity: '50', customerRef: 'U-100-0047' });
  const cart = data<Cart>(await visitor.get('/mall/cart/list'));
  expect(cart.totals).toMatchObject([{ currency: 'USD', total: '115.75', tax: null, freight: null }]);
  const lineIds = [cart.groups[0]?.lines[0]?.id];
  const pi = data<Pi>(await postJson(visitor, '/mall/user/pi/create', { lineIds, addressId: person.addressId }));
  expect(pi).toMatchObject({ state: 'valid', total: '115.75', currency: 'USD' });
  // On the screen stands what stands on the paper.
  expect(data<PiDocument>(await visitor.get(`/mall/user/pi/detail?id=${pi.id}`))).toMatchObject({
    piNo: pi.piNo,
    tax: null,
    freight: null,
    lines: [{ quantity: 50, unitPrice: '2.315', amount: '115.75', customerRef: 'U-100-0047' }],
    totalInEnglish: expect.stringMatching(/^US DOLLARS ONE HUNDRED/i),
    bank: { reference: pi.piNo },
  });
  const file = await visitor.get(`/mall/user/pi/file/${pi.id}`);
  expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
  const expected = [{ merchantId: 2, currency: 'USD', total: '115.75' }];
  const [made] = data<CreatedOrders>(
    await postJson(visitor, '/mall/pay/order/create/cart', { lineIds, addressId: person.addressId, payMethod: 'transfer', expected }),
  ).orders;
  expect(made).toMatchObject({ state: 'CREATED', lines: [{ customerRef: 'U-100-0047', unitPrice: '2.315', lineTotal: '115.75' }] });
  expect(data<Cart>(await visitor.get('/mall/cart/list')).count).toBe(0);
  expect(data<OrderDetail>(await visitor.post('/mall/goods/order/user/warehousingNo', { id: String(made?.id), warehousingNo: 'HK-2611' })).warehousingNo).toBe(
    'HK-2611',
  );
  expect((await visitor.get(`/mall/goods/order/packingList/${made?.id}`)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await postJson(visitor, '/mall/cart/add', {})).statusCode).toBe(415);
  const long = await visitor.post('/mall/cart/add', { goodsId: String(goodsId), quantity: '1', customerRef: 'x'.repeat(73) });
  expect([long.statusCode, long.json().fields[0].field]).toEqual([422, 'customerRef']);
}, 60_000);

it('议价：低于现价才能提，接受后按约定价下单一次', async () => {
  const person = await buyer(api);
  const { visitor } = person;
  const goodsId = await sell(api.server.db);
  const ask = (unitPrice: string) => visitor.post('/mall/goods/bargain/add', { goodsId: String(goodsId), quantity: '10', unitPrice });
  expect((await ask('6.85')).json().reason).toBe('bargain.not_lower');
  const bargain = data<Bargain>(await ask('6.123456'));
  await operator.post('/operator/merchants/assign', { merchantId: '1', memberId: String(merchant.uid) });
  expect(data<Bargain>(await merchant.post('/mall/merchant/bargain/decide', { id: String(bargain.id), decision: 'accept' })).state).toBe('accepted');
  const prepared = data<OrderPreparation>(await postJson(visitor, '/mall/pay/order/prepare', { bargainId: bargain.id }));
  expect(prepared.orders[0]?.totals).toMatchObject({ goods: '61.23', total: '76.23' });
  const body = { bargainId: bargain.id, addressId: person.addressId, payMethod: 'transfer', expected: [{ merchantId: 1, currency: 'CNY', total: '76.23' }] };
  expect(data<CreatedOrders>(await postJson(visitor, '/mall/pay/order/create/bargaining', body, { 'idempotency-key': 'bargain-1' })).orders[0]).toMatchObject({
    total: '76.23',
  });
  expect((await postJson(visitor, '/mall/pay/order/create/bargaining', body, { 'idempotency-key': 'bargain-2' })).json().reason).toBe('order.not_orderable');
});

it('发票号码：两个卖家可以相同，同一个卖家再用得到说法，事务没有留下什么', async () => {
  const issued: { merchantId: number; id: number }[] = [];
  const no = '26332000000099999999';
  for (const merchantId of [1, 1, 2]) {
    const person = await buyer(api);
    const [row] = await api.server.db
      .insert(invoices)
      .values({
        memberId: person.visitor.uid ?? 0,
        merchantId,
        kind: 82,
        state: 'applied',
        buyerName: '林工',
        untaxed: '1',
        tax: '0',
        total: '1',
        appliedAt: api.clock.now(),
      })
      .returning({ id: invoices.id });
    issued.push({ merchantId, id: row?.id ?? 0 });
  }
  const replies: unknown[] = [];
  for (const { merchantId, id } of issued) {
    await operator.post('/operator/merchants/assign', { merchantId: String(merchantId), memberId: String(merchant.uid) });
    replies.push((await merchant.post('/mall/merchant/invoice/decide', { id: String(id), decision: 'issue', no })).json());
  }
  expect(replies).toMatchObject([
    { code: 1, data: { no, state: 'issued' } },
    { code: 0, reason: 'invoice.no_taken', msg: expect.stringContaining('号码') },
    { code: 1, data: { no, state: 'issued' } },
  ]);
  const [again] =
    (await api.server.db
      .select()
      .from(invoices)
      .where(eq(invoices.id, issued[1]?.id ?? 0))) ?? [];
  expect(again).toMatchObject({ state: 'applied', no: null });
});
