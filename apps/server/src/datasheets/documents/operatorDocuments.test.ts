import type { OperatorDocument, PartDetail } from '@chippage/api/types';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { operatorOf } from '../../../test/operator.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';
import { auditRows } from '../../platform/audit.schema.ts';

let api: TestApp;
let operator: Visitor;
let uploader: Visitor;
let things: TestThings;
let outsideId: number;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  const { db } = api.server;
  things = await insertThings(db);
  operator = await operatorOf(api);
  uploader = api.visitor();
  await uploader.login('13900000171');
  await db.execute(sql`
    insert into spec_uploads (member_id, state, sha256, size_bytes, page_count, outline, title, language, document_id, has_made_document, created_at)
    values (${uploader.uid}, 'published', 'x', 1, 1, '[]', 'EX32F103 数据手册', 'zh', ${things.documentId}, true, now())`);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into documents (brand_id, title, language, outside_url, host, created_at)
    values (${things.brandId}, 'EX_100% 说明', 'zh', 'https://maker.example.com/a.pdf', 'maker.example.com', now() - interval '1 day') returning id`);
  outsideId = rows[0]?.id ?? 0;
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) =>
  (await operator.get('/operator/documents', query)).json<{ data: OperatorDocument[]; totalRecord: number }>();
const found = async (query: Record<string, string>) => (await list(query)).data.map(({ id }) => id);
const visitor = () => api.visitor();
const partDocuments = async () => (await visitor().get('/chip/specification/model/detail', { id: `${things.partId}` })).json<{ data: PartDetail }>();

it('上传的和找到的都在，新的在前；按标题、型号、品牌和网站找，按来源筛选', async () => {
  const { data, totalRecord } = await list();
  expect([totalRecord, data.map(({ id }) => id)]).toEqual([2, [things.documentId, outsideId]]);
  expect(data[0]).toMatchObject({ source: 'uploaded', mpns: ['EX32F103'], uploader: { id: uploader.uid }, takenDown: null });
  expect(data[1]).toMatchObject({ source: 'outside', host: 'maker.example.com', uploader: null });
  expect(await found({ keywords: 'ex32f103' })).toEqual([things.documentId]);
  expect(await found({ keywords: '_100%' })).toEqual([outsideId]);
  expect(await found({ keywords: 'maker.example' })).toEqual([outsideId]);
  expect(await found({ keywords: '例芯' })).toEqual([things.documentId, outsideId]);
  expect(await found({ source: 'outside' })).toEqual([outsideId]);
  expect(await found({ pageSize: '1', pageIndex: '2' })).toEqual([outsideId]);
});

it('下架：列表里没有，页面说为什么，文件谁也拿不到，上传者收到通知，记在日志里；恢复之后都回来', async () => {
  const id = `${things.documentId}`;
  const taken = await operator.post('/operator/documents/takeDown', { id, kind: 'copyright', reason: ' 原厂来函 ' });
  expect(taken.json().data).toMatchObject({ takenDown: { kind: 'copyright', reason: '原厂来函', time: api.clock.now().toISOString() } });
  const page = await visitor().get('/my/spec/v1/detail', { id });
  expect([page.statusCode, page.json().reason]).toEqual([410, 'document.taken_down']);
  expect(page.json().msg).toContain('这份数据手册已下架：权利人要求');
  expect(page.body).not.toContain('原厂来函');
  for (const path of ['content', 'download']) expect((await uploader.get(`/file/spec/v1/${path}/${id}`)).statusCode).toBe(410);
  expect((await uploader.post('/file/spec/v1/downloads', { ids: id })).statusCode).toBe(404);
  expect((await visitor().get('/spec/v1/newest', { size: '5' })).json().data).toEqual([]);
  expect((await visitor().get(`/spec/${things.brandId}`)).json().totalRecord).toBe(1);
  expect((await visitor().get(`/spec/${things.brandId}`)).json().docTypes).toEqual([{ docType: 'datasheet', count: 1 }]);
  expect((await visitor().get(`/spec/${things.brandId}/ofGroup`)).json().data).toEqual([]);
  expect(JSON.stringify(await partDocuments())).not.toContain('EX32F103 数据手册');
  expect(await found({ isTakenDown: 'true' })).toEqual([things.documentId]);
  expect(await found({ isTakenDown: 'false' })).toEqual([outsideId]);
  const notices = async () => (await uploader.get('/message/page')).json<{ data: { title: string; body: string }[] }>().data;
  expect((await notices())[0]).toMatchObject({ title: '数据手册已下架', body: expect.stringContaining('原厂来函') });
  const [newest] = await api.server.db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1);
  expect(newest).toMatchObject({ event: 'document.take_down', memberId: operator.uid, detail: { document: things.documentId, kind: 'copyright' } });

  expect((await operator.post('/operator/documents/restore', { id })).json().data).toMatchObject({ takenDown: null });
  expect((await visitor().get('/my/spec/v1/detail', { id })).statusCode).toBe(200);
  expect((await visitor().get(`/spec/${things.brandId}`)).json().totalRecord).toBe(2);
  expect((await notices())[0]).toMatchObject({ title: '数据手册已恢复' });
});

it('没有的得到 404；不是运营者不行；原因要写', async () => {
  expect((await operator.post('/operator/documents/takeDown', { id: '999999', kind: 'other', reason: '没有' })).statusCode).toBe(404);
  expect((await operator.post('/operator/documents/takeDown', { id: `${outsideId}`, kind: 'other', reason: 'x' })).statusCode).toBe(422);
  expect((await uploader.post('/operator/documents/takeDown', { id: `${outsideId}`, kind: 'other', reason: '不行' })).statusCode).toBe(403);
  expect((await visitor().get('/operator/documents')).statusCode).toBe(401);
});
