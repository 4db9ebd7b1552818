import type { CreatedOrders } from '@chippage/api/types';
import openapi from '@chippage/api/openapi.json' with { type: 'json' };
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodsStocks } from '../../src/mall/goods/goods.schema.ts';
import { creditTerms } from '../../src/mall/credit/credit.schema.ts';
import { statements } from '../../src/mall/credit/statements.schema.ts';
import { merchants } from '../../src/mall/merchant/merchant.schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';
import { staffedCompany } from '../companies.ts';
import { markupVectors } from '@chippage/api/fuzz';
import { buyer, openShop, postJson, sell, wanted } from '../shop.ts';

/** An operation as its owner mark needs it. */
interface Marked {
  operationId: string;
  method: 'GET' | 'POST';
  path: string;
  owner: string;
  type: string | undefined;
}

const marked: Marked[] = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const owner = operation.tags.includes('mall') && 'x-owner' in operation ? String(operation['x-owner']) : '';
    const type = 'requestBody' in operation ? Object.keys(operation.requestBody.content)[0] : undefined;
    return owner === '' ? [] : [{ operationId: operation.operationId, method: method === 'get' ? ('GET' as const) : ('POST' as const), path, owner, type }];
  }),
);

let api: TestApp;
let stranger: Visitor;
let foreign: Record<string, Record<string, unknown>>;

/** Everything that user A owns, by what would be changed. */
const dump = async () => {
  const tables = [
    'orders',
    'cart_lines',
    'addresses',
    'invoice_titles',
    'invoices',
    'receipts',
    'online_payments',
    'pis',
    'bargains',
    'goods_stocks',
    'parcels',
    'claims',
    'order_requests',
  ];
  const { rows } = await api.database.pool.query<{ t: string }>(
    tables.map((name) => `select '${name} ' || coalesce(jsonb_agg(to_jsonb(t) order by t::text)::text, '') t from ${name} t`).join(' union all '),
  );
  return rows.map(({ t }) => t).toSorted();
};

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  await openShop(db);
  const goodsId = await sell(db, { stock: 1000 });
  const owner = await buyer(api);
  const { visitor, addressId } = owner;
  stranger = (await buyer(api)).visitor;
  // The stranger speaks for a merchant, but for another one.
  await db
    .update(merchants)
    .set({ memberId: stranger.uid ?? null })
    .where(eq(merchants.id, 2));
  const body = await wanted(visitor, addressId, [{ goodsId, quantity: 1 }], { payMethod: 'alipay' });
  const order = (await postJson(visitor, '/mall/pay/order/create/goods', body)).json<{ data: CreatedOrders }>().data.orders[0];
  const orderId = order?.id ?? 0;
  const idOf = (reply: { json: () => unknown }) => (reply.json() as { data: { id: number } }).data.id;
  const cart = (await visitor.post('/mall/cart/add', { goodsId: String(goodsId), quantity: '1' })).json<{ data: { groups: { lines: { id: number }[] }[] } }>()
    .data;
  const lineId = cart.groups[0]?.lines[0]?.id ?? 0;
  const titleId = idOf(await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工' }));
  const paymentId = idOf(await postJson(visitor, '/mall/pay/online/create', { orderIds: [orderId] }));
  const piId = idOf(await postJson(visitor, '/mall/user/pi/create', { orderId }));
  const bargainId = idOf(await visitor.post('/mall/goods/bargain/add', { goodsId: String(goodsId), quantity: '10', unitPrice: '5' }));
  const upload = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const payload = Buffer.concat([Buffer.from(upload), png, Buffer.from('\r\n--b--\r\n')]);
  const fileId = idOf(
    await visitor.send({ method: 'POST', url: '/api/mall/pay/receipt/upload', payload, headers: { 'content-type': 'multipart/form-data; boundary=b' } }),
  );

  const claimFileId = idOf(
    await visitor.send({
      method: 'POST',
      url: '/api/mall/goods/order/user/claim/upload',
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    }),
  );

  // Who acts for a company without the right to order asks for approval.
  await staffedCompany(api, 800, [[visitor, 'editor']]);
  const wish = await wanted(visitor, addressId, [{ goodsId, quantity: 1 }]);
  const requestId = idOf(await postJson(visitor, '/mall/approval/add', { ...wish, note: '样机' }));

  // That company has credit terms with the first merchant, and a statement.
  const credit = { merchantId: 1, enterpriseId: 800, companyName: '例芯企业800', askedLimit: '100.00', askedDays: 30 as const, appliedAt: new Date() };
  const [inForce] = await db
    .insert(creditTerms)
    .values({ ...credit, state: 'active', grantedLimit: '100.00', grantedDays: 30 })
    .returning();
  const creditId = inForce?.id ?? 0;
  const sums = { charges: '50.00', credits: '0.00', carried: '0.00', total: '50.00', dueOn: '2026-02-02', issuedAt: new Date() };
  const [stated] = await db
    .insert(statements)
    .values({ termsId: creditId, merchantId: 1, year: 2026, seq: 1, period: '2025-12', days: 30, ...sums })
    .returning();
  const statementId = stated?.id ?? 0;

  const address = { region: 'CN', receiver: 'B', mobile: '13800138000', province: 'x', city: 'x', district: 'x', detail: 'x' };
  const terms = { ...body, goods: undefined };
  const byOrder = {
    id: orderId,
    orderId,
    orderIds: [orderId],
    titleId,
    fileIds: [fileId],
    amount: order?.total,
    payerName: 'B',
    paidOn: '2026-01-01',
    warehousingNo: 'X1',
    carrier: 'x',
    trackingNo: 'ABCD',
    kind: 'other',
    reason: '不是我的订单',
    lines: [{ lineId: order?.lines[0]?.id ?? 0, quantity: 1 }],
    expected: order?.total,
  };
  const byTitle = { id: titleId, kind: 82, titleType: 'person', buyerName: 'B' };
  foreign = {
    order: byOrder,
    cartLine: { id: lineId, ids: [lineId], lineIds: [lineId], quantity: 3, isSelected: false, customerRef: 'B', ...terms },
    address: { ...address, id: addressId, ...body, goods: [{ goodsId, quantity: 2 }] },
    invoiceTitle: byTitle,
    orderRequest: { id: requestId, revision: 1, expected: wish.expected, reason: '不买了', lines: [{ goodsId, quantity: 1 }] },
    bargain: { bargainId, ...terms },
    payment: { id: paymentId, mallPayOnlineId: paymentId },
    pi: { id: piId },
    receiptFile: { id: fileId },
    claimFile: { id: claimFileId },
    invoiceFile: { id: 1 },
    creditNote: { id: 1 },
    merchantOrder: { id: orderId, carrier: 'x', trackingNo: 'ABCD', lines: [{ lineId: 1, quantity: 1 }], decision: 'refund', answer: '退款' },
    merchantParcel: { parcelId: 1, text: 'x' },
    merchantBargain: { id: bargainId, decision: 'accept' },
    merchantTerms: { goodsId, updateTime: '2026-01-01T00:00:00.000Z', priceLadder: [{ minQuantity: 1, unitPrice: '1' }], moq: 1, multiple: 1 },
    merchantSale: { goodsIds: [goodsId], isOnSale: false },
    merchantGoods: { goodsId, warehouse: 'SZ', quantity: 5 },
    statement: { id: statementId },
    merchantCredit: { id: creditId, decision: 'end', reason: '不再合作' },
    merchantStatement: { id: statementId, amount: '1.00', paidOn: '2026-01-01' },
    merchantInvoice: { id: 1, decision: 'issue', no: '26332000000012345678' },
  };
}, 60_000);
afterAll(() => api.close());

/** Only what the operation names goes out, so that a refusal is about the owner and not about another field. */
function request({ operationId, method, path, owner, type }: Marked) {
  const all = foreign[owner] ?? {};
  const url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => String(all[name]))}`;
  if (method === 'GET') {
    const query = Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [[name, `${value}`]] : [])),
    );
    return { method, url, query };
  }
  if (type === 'multipart/form-data') {
    const payload = `--b\r\nContent-Disposition: form-data; name="invoiceId"\r\n\r\n1\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF\r\n--b--\r\n`;
    return { method, url, payload, headers: { 'content-type': 'multipart/form-data; boundary=b' } };
  }
  if (type !== 'application/json')
    return {
      method,
      url,
      payload: new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)])).toString(),
      headers: { 'content-type': type ?? '' },
    };
  const onlyOne: Record<string, unknown> = { createPi: { orderId: all['orderId'] }, prepareOrder: { lineIds: all['lineIds'] } };
  return {
    method,
    url,
    payload: JSON.stringify(onlyOne[operationId] ?? all),
    headers: { 'content-type': 'application/json', 'idempotency-key': `foreign-${operationId}` },
  };
}

it('按编号取的每个接口，别人的东西都是 404，什么也没有变', async () => {
  expect(marked.length).toBeGreaterThan(40);
  const before = await dump();
  for (const operation of marked) {
    const reply = await stranger.send(request(operation));
    // A foreign line of a cart and one that is gone are answered alike.
    const reason = operation.operationId === 'createCartOrder' ? 'order.cart_changed' : 'resource.not_found';
    expect([operation.operationId, reply.statusCode, reply.json<{ reason: string }>().reason]).toEqual([operation.operationId, 404, reason]);
  }
  expect(await dump()).toEqual(before);
});

it('没有卖家身份的会员，卖家的每个接口都是 403', async () => {
  const nobody = (await buyer(api)).visitor;
  for (const url of [
    '/mall/merchant/mine',
    '/mall/merchant/order/list',
    '/mall/merchant/goods/list',
    '/mall/merchant/bargain/list',
    '/mall/merchant/invoice/list',
    '/mall/merchant/credit/list',
    '/mall/merchant/credit/counts',
    '/mall/merchant/credit/statement/list',
  ])
    expect((await nobody.get(url)).json<{ reason: string }>().reason).toBe('session.role');
});

it('库存不会是负数，数据库自己也不允许', async () => {
  const goodsId = await sell(api.server.db, { stock: 1 });
  await expect(api.server.db.update(goodsStocks).set({ quantity: -1 }).where(eq(goodsStocks.goodsId, goodsId))).rejects.toThrow();
});

it('脚本写进收货人、备注、抬头、料号，原样存下并作为文字给出，不执行也不丢', async () => {
  const { visitor, addressId } = await buyer(api);
  const vectors = markupVectors();
  const goodsId = await sell(api.server.db, { stock: vectors.length + 1 });
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const address = await visitor.post('/mall/deliveryAddress/add', {
    region: 'CN',
    receiver: evil,
    mobile: '13800138000',
    province: 'x',
    city: 'x',
    district: 'x',
    detail: evil,
  });
  expect(address.json<{ data: { receiver: string } }>().data.receiver).toBe(evil);
  expect(address.headers['content-type']).toContain('application/json');
  expect(address.headers['content-security-policy']).toContain("default-src 'none'");
  const reply = await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: evil });
  expect(reply.statusCode).toBe(422);
  const body = await wanted(visitor, addressId, [{ goodsId, quantity: 1 }]);
  const made = await postJson(visitor, '/mall/pay/order/create/goods', { ...body, goods: [{ goodsId, quantity: 1, customerRef: evil }] });
  expect(made.json<{ data: CreatedOrders }>().data.orders[0]?.lines[0]?.customerRef).toBe(evil);
  for (const [at, vector] of vectors.entries()) {
    const customerRef = vector.slice(0, 72).trim();
    const again = { ...body, goods: [{ goodsId, quantity: 1, customerRef }] };
    const reply = await postJson(visitor, '/mall/pay/order/create/goods', again, { 'idempotency-key': `vector-${at}-key` });
    // Signs that steer a terminal are nobody's part number.
    expect([vector, reply.statusCode]).toEqual([vector, /\p{Cc}/u.test(customerRef) ? 422 : 200]);
    if (reply.statusCode === 422) continue;
    const id = reply.json<{ data: CreatedOrders }>().data.orders[0]?.id;
    const detail = await visitor.get('/mall/goods/order/user/detail', { id: String(id) });
    expect(detail.json<{ data: { lines: { customerRef: string }[] } }>().data.lines[0]?.customerRef).toBe(customerRef);
  }
});
