// Bytes are erased, as no row names them, while somebody stores the same: whatever row was written in the end has its file.
import type { DataExport, Invoice } from '@chippage/api/types';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../app.ts';
import { storeWhileErased, sweepWhenKept } from '../eraseBytes.ts';
import { formBody, formType } from '../forms.ts';
import { pdfOf } from '../pdfs.ts';
import { postJson, sell } from '../shop.ts';
import { openTradingShop } from '../tradingShop.ts';

const { api, visitor, merchant, order } = await openTradingShop();
const { platform, db } = api.server;
let invoiceId: number;
let next = 0;

beforeAll(async () => {
  const { id } = await order([{ goodsId: await sell(db), quantity: 1 }]);
  await api.database.pool.query(`update orders set state = 'FINISHED' where id = $1`, [id]);
  const title = (await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工' })).json<{ data: { id: number } }>();
  const applied = await postJson(visitor, '/mall/invoice/apply', { orderIds: [id], titleId: title.data.id });
  invoiceId = applied.json<{ data: Invoice }>().data.id;
  await merchant.post('/mall/merchant/invoice/decide', { id: String(invoiceId), decision: 'issue', no: '26332000000000000001' });
});
afterAll(() => api.close());

/** Sends a file in a form. */
const upload = (sender: Visitor, url: string, content: Buffer, fields: Record<string, string> = {}) =>
  sender.send({
    method: 'POST',
    url: `/api${url}`,
    headers: { 'content-type': formType },
    payload: formBody([...Object.entries(fields).map(([name, text]) => ({ name, content: text })), { name: 'file', filename: 'a.pdf', content }]),
  });

/** A PDF that was not stored before. */
const newPdf = () => Buffer.concat([pdfOf(), Buffer.from(`% ${(next += 1)}\n`)]);
const newPicture = () =>
  sharp({ create: { width: 40 + (next += 1), height: 30, channels: 3, background: '#286' } })
    .png()
    .toBuffer();

async function makeCopy(): Promise<void> {
  await api.database.pool.query('delete from data_exports');
  const asked = (await visitor.post('/dtUser/export')).json<{ data: DataExport }>();
  await platform.jobs.run('account.export', { memberId: Number(visitor.uid), askedAt: asked.data.askTime });
}

describe.each<[kind: string, store: () => Promise<unknown>]>([
  ['头像', async () => upload(visitor, '/oss/upload', await newPicture())],
  ['付款凭证', () => upload(visitor, '/mall/pay/receipt/upload', newPdf())],
  ['售后照片', () => upload(visitor, '/mall/goods/order/user/claim/upload', newPdf())],
  ['认领的证明', () => upload(visitor, '/claim/auth/user/upload', newPdf())],
  ['发票文件', () => upload(merchant, '/mall/merchant/invoice/file', newPdf(), { invoiceId: String(invoiceId) })],
  ['自己的数据', makeCopy],
  ['上传的手册', () => upload(visitor, '/file/spec/user/v1/add1', newPdf())],
])('%s', (_kind, store) => {
  it.each([
    ['存下了、行还没写，这时清理：等到写好，不动它', sweepWhenKept],
    ['同样的内容正要删掉：等到删掉，再存下', storeWhileErased],
  ])('%s', async (_order, meet) => {
    const sha256 = await meet(platform, store);
    expect([sha256, await platform.files.unused(db, [sha256]), await platform.files.has(sha256)]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), [], true]);
  });
});
