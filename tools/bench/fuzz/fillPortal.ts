import { smallFiles } from '@chippage/api/fuzz';
import type { TestApp, Visitor } from '../../../apps/server/test/app.ts';
import { operatorOf } from '../../../apps/server/test/operator.ts';
import { formBody, formType } from '../../../apps/server/test/forms.ts';
import { buyer, postJson, wanted } from '../../../apps/server/test/shop.ts';

/** The people of a fuzz run. */
export interface People {
  member: Visitor;
  merchant: Visitor;
  operator: Visitor;
}

interface Row {
  id: number;
}

const dataOf = <T>(reply: { json: () => unknown }): T | undefined => (reply.json() as { data?: T }).data;

/** Logs people in; one of them speaks for the first merchant, where there is one. */
export async function openPeople(api: TestApp): Promise<People> {
  const { visitor: member } = await buyer(api);
  const { visitor: merchant } = await buyer(api);
  const operator = await operatorOf(api);
  await operator.post('/operator/merchants/assign', { merchantId: '1', memberId: String(merchant.uid) });
  return { member, merchant, operator };
}

/** Gives the member a cart, orders in several states, an invoice, uploads and what else has a number, so that small numbers name things. */
export async function fillPortal({ member, merchant }: People): Promise<void> {
  const goods = (dataOf<(Row & { merchant: Row; moq: number })[]>(await member.get('/mall/goods/list', { pageSize: '100' })) ?? []).filter(
    (row) => row.merchant.id === 1,
  );
  const addressId = dataOf<Row[]>(await member.get('/mall/deliveryAddress/list'))?.[0]?.id ?? 0;
  const orders: number[] = [];
  for (const { id, moq } of goods.slice(0, 6)) {
    const body = await wanted(member, addressId, [{ goodsId: id, quantity: moq }]);
    const made = dataOf<{ orders: Row[] }>(await postJson(member, '/mall/pay/order/create/goods', body));
    orders.push(...(made?.orders ?? []).map((order) => order.id));
    await member.post('/mall/cart/add', { goodsId: String(id), quantity: String(moq) });
    await member.post('/mall/goods/bargain/add', { goodsId: String(id), quantity: String(moq), unitPrice: '0.000001' });
  }
  for (const id of orders.slice(0, 4)) await merchant.post('/mall/merchant/order/confirm', { id: String(id) });
  const title = { kind: '82', titleType: 'person', buyerName: '林工' };
  const titleId = dataOf<Row>(await member.post('/mall/invoice/title/add', title))?.id;
  await postJson(member, '/mall/invoice/apply', { orderIds: orders.slice(0, 1), titleId });
  const files = smallFiles.map((content) => formBody([{ name: 'file', filename: 'a', content }]));
  for (const url of ['/mall/pay/receipt/upload', '/oss/upload', '/file/spec/user/v1/add1'])
    for (const payload of files) await member.send({ method: 'POST', url: `/api${url}`, payload, headers: { 'content-type': formType } });
  const article = dataOf<Row[]>(await member.get('/news/v2/list'))?.[0]?.id;
  if (article !== undefined) await member.post('/news/v1/comment/add', { articleId: String(article), content: '这一段写得清楚。' });
}
