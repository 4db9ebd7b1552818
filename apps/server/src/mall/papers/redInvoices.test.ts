// Red invoices: what cancels an issued one after money went back, with a number, amounts and files of its own.
import type { Invoice, OrderDetail } from '@chippage/api/types';
import { afterAll, expect, it } from 'vitest';
import { formBody, formType } from '../../../test/forms.ts';
import { invariants } from '../../../test/mallInvariants.ts';
import { buyer, claimPieces, payAtAlipay, postJson, sell, sendRefunds } from '../../../test/shop.ts';
import { openTradingShop } from '../../../test/tradingShop.ts';

const { api, visitor, merchant, operator, detailOf, order: place, ship, resolve } = await openTradingShop();
afterAll(() => api.close());
const titleId = (await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工' })).json().data.id as number;

const apply = async (orderIds: number[]) => (await postJson(visitor, '/mall/invoice/apply', { orderIds, titleId })).json<{ data: Invoice }>().data;
const decide = (id: number, decision: string, no: string, more: Record<string, string> = {}) =>
  merchant.post('/mall/merchant/invoice/decide', { id: String(id), decision, no, ...more });
let last = 0;
const nextNo = () => `2633${String((last += 1)).padStart(16, '0')}`;

/** A finished order whose invoice is issued. */
async function invoiced(quantity = 10): Promise<{ order: OrderDetail; invoice: Invoice }> {
  const { id, lines } = await place([{ goodsId: await sell(api.server.db, { stock: 500 }), quantity }]);
  await payAtAlipay(api, visitor, id);
  await ship(id, [{ lineId: lines[0]?.id ?? 0, quantity }]);
  await visitor.post('/mall/goods/order/user/finish', { id: String(id) });
  const { id: invoiceId } = await apply([id]);
  const invoice = (await decide(invoiceId, 'issue', nextNo())).json<{ data: Invoice }>().data;
  return { order: await detailOf(id), invoice };
}

async function giveBack({ id, lines }: OrderDetail, quantity: number): Promise<void> {
  await claimPieces(visitor, id, 'quality', { lines: [{ lineId: lines[0]?.id ?? 0, quantity }] });
  await resolve(id);
  await sendRefunds(api, id);
}

it('部分退款以后冲红：红字发票有自己的号码、负的金额、原因，和蓝字发票互相写着；重开的是剩下的，三张合起来就是还留着的', async () => {
  const { order, invoice } = await invoiced();
  await giveBack(order, 4);
  const no = nextNo();
  const blue = (await decide(invoice.id, 'reverse', no, { reversalReason: 'allowance' })).json<{ data: Invoice }>().data;
  expect(blue).toMatchObject({
    state: 'reversed',
    no: invoice.no,
    total: invoice.total,
    isReversalDue: false,
    reversal: { no },
    reverses: null,
    reversalReason: null,
  });
  const red = (await visitor.get('/mall/invoice/list')).json<{ data: Invoice[] }>().data[0];
  expect(red).toMatchObject({
    id: blue.reversal?.id,
    no,
    state: 'issued',
    untaxed: `-${invoice.untaxed}`,
    tax: `-${invoice.tax}`,
    total: `-${invoice.total}`,
    reverses: { id: invoice.id, no: invoice.no },
    reversal: null,
    reversalReason: 'allowance',
    isReversalDue: false,
    canBeIssued: false,
    orderIds: [order.id],
  });
  const again = await apply([order.id]);
  const after = await detailOf(order.id);
  expect(after.invoices.map(({ id }) => id)).toEqual([again.id, red?.id, invoice.id]);
  const sum = (field: 'untaxed' | 'tax' | 'total') => after.invoices.reduce((all, each) => all + Math.round(Number(each[field]) * 100), 0);
  expect(sum('total')).toBe(Math.round((Number(after.totals.goods) - Number(after.refunded)) * 100));
  expect(sum('untaxed') + sum('tax')).toBe(sum('total'));
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

it('没有退过款的、冲过的、红字的都不能冲红；号码和蓝字的一样不能重复', async () => {
  const { order, invoice } = await invoiced();
  expect((await decide(invoice.id, 'reverse', nextNo())).statusCode).toBe(409);
  await giveBack(order, 10);
  expect((await decide(invoice.id, 'reverse', invoice.no ?? '')).json()).toMatchObject({ code: 0, reason: 'invoice.no_taken' });
  const replies = await Promise.all([nextNo(), nextNo(), nextNo()].map((no) => decide(invoice.id, 'reverse', no)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const [red] = (await detailOf(order.id)).invoices;
  expect(red?.reverses?.id).toBe(invoice.id);
  expect((await decide(red?.id ?? 0, 'reverse', nextNo())).statusCode).toBe(409);
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

it('红字发票的文件：卖家上传，买家和卖家能下载，名字写着红字；别的会员、运营人员、访客都没有', async () => {
  const { order, invoice } = await invoiced();
  await giveBack(order, 2);
  const { reversal } = (await decide(invoice.id, 'reverse', nextNo())).json<{ data: Invoice }>().data;
  const xml = '<?xml version="1.0"?><eInvoice/>';
  const payload = formBody([
    { name: 'invoiceId', content: String(reversal?.id) },
    { name: 'file', filename: 'red.xml', type: 'application/xml', content: xml },
  ]);
  const send = (who: typeof merchant) => who.send({ method: 'POST', url: '/api/mall/merchant/invoice/file', payload, headers: { 'content-type': formType } });
  const [file] = (await send(merchant)).json<{ data: Invoice }>().data.files;
  const open = (who: typeof merchant) => who.get(`/mall/invoice/file/${file?.id}`);
  for (const who of [visitor, merchant]) {
    const reply = await open(who);
    expect(reply.statusCode).toBe(200);
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(`红字发票-${reversal?.no}.xml`);
  }
  const { visitor: stranger } = await buyer(api);
  expect([(await open(stranger)).statusCode, (await open(operator)).statusCode, (await open(api.visitor())).statusCode]).toEqual([404, 404, 401]);
  expect((await send(stranger)).statusCode).toBe(403);
});
