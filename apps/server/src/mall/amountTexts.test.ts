// Every sentence with an amount that the mall writes down: records, notices, what operators read, refusals.
import type { Invoice, OrderDetail, ReceiptFile } from '@chippage/api/types';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { claimPieces, payAtAlipay, postJson, sell, sendRefunds } from '../../test/shop.ts';
import { openTradingShop } from '../../test/tradingShop.ts';

/** An amount that is not written as pages write it. */
const wrong = /(?:CNY|USD) \d|[¥$]\d{4,}/;
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const { api, visitor, merchant, detailOf, ...shop } = await openTradingShop([2, 1]);
afterAll(() => api.close());

async function order(merchantId: number, terms: Record<string, unknown>): Promise<OrderDetail> {
  const goodsId = await sell(api.server.db, { merchantId, stock: 50_000, priceLadder: [{ minQuantity: 1, unitPrice: '2345.678' }] });
  return shop.order([{ goodsId, quantity: 12 }], terms);
}
const upload = (url: string, file: Buffer, fields: Record<string, string> = {}, who = visitor) =>
  who.send({
    method: 'POST',
    url: `/api${url}`,
    payload: Buffer.concat([
      Buffer.from(
        Object.entries(fields)
          .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
          .join(''),
      ),
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: application/octet-stream\r\n\r\n'),
      file,
      Buffer.from('\r\n--b--\r\n'),
    ]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });

/** Everything that was written down so far. */
async function texts(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ text: string }>(
    `select text from order_events union all select title || ' ' || body from notices union all select facts::text from reviews
     union all select coalesce(reason, '') from invoices`,
  );
  return rows.map(({ text }) => text);
}

it('记录、通知、审核和拒绝里的金额都写成 ¥1,234.00 或 US$1,234.00', async () => {
  const yuan = await order(1, { payMethod: 'alipay' });
  await payAtAlipay(api, visitor, yuan.id);
  const late = await order(1, { payMethod: 'alipay' });
  await payAtAlipay(api, visitor, late.id, true);
  await sendRefunds(api, late.id);
  const { lines } = await detailOf(yuan.id);
  await shop.ship(yuan.id, [{ lineId: lines[0]?.id ?? 0, quantity: 12 }]);
  await visitor.post('/mall/goods/order/user/finish', { id: String(yuan.id) });
  const titleId = (await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工' })).json().data.id as number;
  await postJson(visitor, '/mall/invoice/apply', { orderIds: [yuan.id], titleId });
  await claimPieces(visitor, yuan.id, 'quality', { lines: [{ lineId: lines[0]?.id ?? 0, quantity: 5 }] });
  const tooMuch = (await shop.resolve(yuan.id, { answer: '同意', amount: '99999.00' })).json<{ msg: string }>().msg;
  await shop.resolve(yuan.id, { answer: '同意' });
  await sendRefunds(api, yuan.id);

  const dollars = await order(2, { payMethod: 'transfer' });
  const file = (await upload('/mall/pay/receipt/upload', png)).json<{ data: ReceiptFile }>().data;
  const receipt = { orderId: dollars.id, fileIds: [file.id], payerName: '示例仪器', paidOn: '2020-01-01' };
  const another = (await postJson(visitor, '/mall/pay/receipt/submit', { ...receipt, amount: '1.00' })).json<{ msg: string }>().msg;
  await postJson(visitor, '/mall/pay/receipt/submit', { ...receipt, amount: dollars.total });
  await visitor.post('/mall/goods/bargain/add', { goodsId: String(yuan.lines[0]?.goodsId), quantity: '10', unitPrice: '2000.5', note: '' });

  const written = [...(await texts()), tooMuch, another];
  for (const said of [/支付宝付款 ¥28,1/, /申请退款 ¥11,/, /卖家同意退款 ¥11,/, /已部分退款 ¥11,/, /将原路退回/, /上传付款凭证 US\$28,/, /期望单价 ¥2,000\.50/])
    expect(written).toContainEqual(expect.stringMatching(said));
  expect(written.filter((text) => wrong.test(text))).toEqual([]);
});

it('没有一处自己拼金额', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !/\.test\.ts$|localCashier|money\.ts$|^pdf\//.test(file));
  const own = files.filter((file) => /[¥$]\$\{|\$\{[\w.]*currency\} \$\{/.test(readFileSync(new URL(file, import.meta.url), 'utf8')));
  expect(own).toEqual([]);
});

it('美元订单不开发票：结算时就说，选了抬头也不记', async () => {
  const titleId = (await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工' })).json().data.id as number;
  for (const [merchantId, takesInvoice] of [
    [1, true],
    [2, false],
  ] as const) {
    const made = await order(merchantId, { titleId, payMethod: 'transfer' });
    expect(made).toMatchObject({ takesInvoice, invoiceTotal: null });
    expect((await detailOf(made.id)).title?.id ?? null).toBe(takesInvoice ? titleId : null);
    const wish = { goods: made.lines.map(({ goodsId, quantity }) => ({ goodsId, quantity })) };
    expect((await postJson(visitor, '/mall/pay/order/prepare', wish)).json().data.orders).toMatchObject([{ takesInvoice }]);
  }
});

it('开具的通知不说可以下载，传了文件才说，只说一次', async () => {
  const [invoice] = (await visitor.get('/mall/invoice/list')).json<{ data: Invoice[] }>().data;
  const applied = (await postJson(visitor, '/mall/invoice/apply', { orderIds: invoice?.orderIds, titleId: 1 })).json<{ data: Invoice }>().data;
  await merchant.post('/mall/merchant/invoice/decide', { id: String(applied.id), decision: 'issue', no: '26332000000012345678' });
  const notices = async () => (await visitor.get('/message/page')).json<{ data: { title: string; body: string }[] }>().data;
  expect((await notices())[0]).toMatchObject({ title: '发票已开具', body: '发票号码 26332000000012345678。卖家上传发票文件后会再通知你。' });
  const xml = Buffer.from('<?xml version="1.0" encoding="UTF-8"?><EInvoice><Header/></EInvoice>');
  for (let at = 0; at < 2; at++) expect((await upload('/mall/merchant/invoice/file', xml, { invoiceId: String(applied.id) }, merchant)).json().code).toBe(1);
  expect((await notices()).filter(({ title }) => title === '发票可以下载')).toHaveLength(1);
});
