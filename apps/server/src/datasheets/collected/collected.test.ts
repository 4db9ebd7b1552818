import type { CollectedDocument } from '@chippage/api/types';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindEmail, newestMail } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { pdfOf } from '../../../test/pdfs.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';
import { mails } from '../../account/mails.schema.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
let things: TestThings;
let outsideId: number;
let sha256: string;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  const { db, platform } = api.server;
  things = await insertThings(db);
  const stored = await platform.files.put(pdfOf());
  sha256 = stored.sha256;
  await db.execute(sql`update documents set sha256 = ${sha256}, size_bytes = ${stored.sizeBytes} where id = ${things.documentId}`);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into documents (brand_id, title, language, outside_url, host)
    values (${things.brandId}, 'EX32 说明', 'zh', 'https://maker.example.com/a.pdf', 'maker.example.com') returning id`);
  outsideId = rows[0]?.id ?? 0;
  member = api.visitor();
  await member.login('13900000181');
  other = api.visitor();
  await other.login('13900000182');
});
afterAll(() => api.close());

const list = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.get('/specJoin/list', query)).json<{ data: CollectedDocument[]; totalRecord: number }>();
const isCollected = async (id: number) => (await member.get('/specJoin/state', { id: `${id}` })).json().data.isCollected;
const zip = (visitor: Visitor, ids: string) => visitor.post('/file/users/files/downloads', { ids, zipName: '' });

it('收存两次只有一份；新的在前；能按标题找；别人的列表里没有；访客要登录', async () => {
  expect((await api.visitor().post('/specJoin/save', { id: `${things.documentId}` })).statusCode).toBe(401);
  for (let times = 0; times < 2; times++) expect((await member.post('/specJoin/save', { id: `${things.documentId}` })).json()).toMatchObject({ code: 1 });
  api.clock.advance(1000);
  await member.post('/specJoin/save', { id: `${outsideId}` });
  const { data, totalRecord } = await list(member);
  expect([totalRecord, data.map(({ id }) => id)]).toEqual([2, [outsideId, things.documentId]]);
  expect(data[1]).toMatchObject({ title: 'EX32F103 数据手册', brandName: '例芯半导体', isHosted: true, isGone: false, newerId: null });
  expect((await list(member, { keywords: '说明' })).data.map(({ id }) => id)).toEqual([outsideId]);
  expect((await list(other)).totalRecord).toBe(0);
  expect(await isCollected(outsideId)).toBe(true);
  expect((await member.post('/specJoin/save', { id: '999999' })).statusCode).toBe(404);
});

it('打包自己收存的：没选、别人的、原厂的都拒绝，不给半个包；十秒内同样的请求拒绝', async () => {
  const id = `${things.documentId}`;
  expect((await zip(member, '')).json()).toMatchObject({ code: 422, reason: 'download.none_selected', msg: '请选择文件' });
  expect((await zip(other, id)).statusCode).toBe(404);
  expect((await zip(member, `${id},${outsideId}`)).json()).toMatchObject({ code: 404, reason: 'document.outside' });
  const first = await zip(member, id);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(first.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await zip(member, id)).json()).toMatchObject({ code: 0, reason: 'download.duplicate', msg: '请勿重复请求,稍后重试' });
});

it('同一份手册有了新版：收存的旧版指到它；版本列表新的在前', async () => {
  const { db } = api.server;
  await db.execute(sql`update documents set series = 's', version = 'Rev. A', published_on = '2026-01-01' where id = ${things.documentId}`);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into documents (brand_id, title, language, sha256, series, version, published_on)
    values (${things.brandId}, 'EX32F103 数据手册', 'zh', 'y', 's', 'Rev. B', '2026-06-01') returning id`);
  const newer = rows[0]?.id ?? 0;
  expect((await list(member)).data.find(({ id }) => id === things.documentId)).toMatchObject({ version: 'Rev. A', newerId: newer });
  const revisions = (await api.visitor().get('/spec/v1/revisions', { id: `${things.documentId}` })).json();
  expect(revisions.data.map((one: { id: number; publishedOn: string; edition: string }) => [one.id, one.publishedOn, one.edition])).toEqual([
    [newer, '2026-06-01', 'current'],
    [things.documentId, '2026-01-01', 'superseded'],
  ]);
  expect((await api.visitor().get('/spec/v1/newest')).json().data.map(({ id }: { id: number }) => id)).not.toContain(things.documentId);
});

it('下架的还在列表里，说明已下架；可以移出', async () => {
  await api.server.db.execute(sql`update documents set taken_down_at = now(), taken_down_kind = 'copyright', taken_down_reason = 'x' where id = ${outsideId}`);
  expect((await list(member)).data[0]).toMatchObject({ id: outsideId, title: 'EX32 说明', isGone: true, brandId: null });
  await member.post('/specJoin/del', { id: `${outsideId}` });
  expect(await isCollected(outsideId)).toBe(false);
  await api.server.db.execute(sql`update documents set taken_down_at = null, taken_down_kind = null, taken_down_reason = null where id = ${outsideId}`);
});

it('发到邮箱：没有绑定邮箱的说先绑定；小文件作为附件，原厂的写地址；一天最多 20 份', async () => {
  const id = `${things.documentId}`;
  expect((await member.post('/dtUser/v1/sendPdf', { id })).json()).toMatchObject({ code: 0, reason: 'mail.none_bound' });
  await bindEmail(api, member, 'lin@example.com');
  expect((await member.post('/dtUser/v1/sendPdf', { id })).json()).toMatchObject({ code: 1, data: { email: 'l***@example.com', isAttached: true } });
  const [mail] = await api.server.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  expect(mail).toMatchObject({ recipient: 'lin@example.com', purpose: 'datasheet', sha256, attachmentName: 'EX32F103 数据手册.pdf' });
  await api.server.platform.jobs.run('mail', { id: mail?.id ?? 0 });
  expect(await newestMail(api, 'lin@example.com')).toContain('[附件] EX32F103 数据手册.pdf');
  const outside = await member.post('/dtUser/v1/sendPdf', { id: `${outsideId}` });
  expect(outside.json().data).toMatchObject({ isAttached: false });
  for (let times = 2; times < 20; times++) expect((await member.post('/dtUser/v1/sendPdf', { id })).json().code).toBe(1);
  expect((await member.post('/dtUser/v1/sendPdf', { id })).json()).toMatchObject({ code: 0, reason: 'mail.too_many' });
  api.clock.advance(DAY_MS);
  expect((await member.post('/dtUser/v1/sendPdf', { id })).json().code).toBe(1);
});
