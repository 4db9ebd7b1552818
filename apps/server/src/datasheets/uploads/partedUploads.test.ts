import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentFileLimits } from '@chippage/api/limits';
import type { DocumentUpload, PartedUpload, UploadedDocument } from '@chippage/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { postJson } from '../../../test/operator.ts';
import { pdfOf, streamOf } from '../../../test/pdfs.ts';
import { insertThings } from '../../../test/things.ts';
import { forgetParts } from '../../platform/parted/partedFiles.ts';

const { partBytes } = documentFileLimits;
const path = '/file/spec/user/v1/parts';
let api: TestApp;
let next = 1;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await insertThings(api.server.db);
});
afterAll(() => api.close());

const member = async () => {
  const visitor = api.visitor();
  await visitor.login(`138${String(next++).padStart(8, '0')}`);
  return visitor;
};
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** A PDF of three parts. */
const largePdf = () => pdfOf({ more: [streamOf(randomBytes(2 * partBytes + 1000), '')] });
const partsOf = (bytes: Buffer) => Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, at) => bytes.subarray(at * partBytes, (at + 1) * partBytes));

interface Started {
  parted: PartedUpload | null;
  upload: DocumentUpload | null;
  twin: object | null;
}
const start = async (visitor: Visitor, bytes: Buffer, more: object = {}) =>
  postJson(visitor, `${path}/start`, { name: 'large.pdf', sizeBytes: bytes.length, sha256: hash(bytes), ...more });
const started = async (visitor: Visitor, bytes: Buffer) => (await start(visitor, bytes)).json<{ data: Started }>().data;
const begin = async (visitor: Visitor, bytes: Buffer) => (await started(visitor, bytes)).parted!;
const add = (visitor: Visitor, id: number, part: number, bytes: Uint8Array, sha256 = hash(bytes)) =>
  visitor.send({
    method: 'POST',
    url: `/api${path}/${id}/${part}/${sha256}`,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="part"\r\n\r\n'), bytes, Buffer.from('\r\n--b--\r\n')]),
  });
const addAll = async (visitor: Visitor, id: number, bytes: Buffer) => {
  for (const [at, part] of partsOf(bytes).entries()) expect((await add(visitor, id, at + 1, part)).statusCode).toBe(200);
};
const finish = (visitor: Visitor, id: number) => visitor.post(`${path}/finish`, { id: `${id}` });
const underWay = async (visitor: Visitor) => (await visitor.get(`${path}/list`)).json<{ data: PartedUpload[] }>().data;
const leftParts = () => readdirSync(join(api.server.platform.config.dataDir, 'files/parts'));

describe('分段上传', () => {
  it('断开以后从有的那几段接着传；合起来与原来一样，成为草稿', async () => {
    const visitor = await member();
    const bytes = largePdf();
    const [first, second, third] = partsOf(bytes);
    const { id, partCount } = await begin(visitor, bytes);
    expect(partCount).toBe(3);
    await add(visitor, id, 1, first!);
    await add(visitor, id, 3, third!);
    expect((await finish(visitor, id)).json()).toMatchObject({ reason: 'upload.incomplete' });
    expect(await underWay(visitor)).toMatchObject([{ id, received: [1, 3], receivedBytes: partBytes + third!.length }]);
    // The same file is chosen again, e.g. after a reload.
    expect(await begin(visitor, bytes)).toMatchObject({ id, received: [1, 3] });
    await add(visitor, id, 2, second!);
    const { upload } = (await finish(visitor, id)).json<{ data: UploadedDocument }>().data;
    expect(upload).toMatchObject({ state: 'draft', sizeBytes: bytes.length });
    expect((await visitor.get(`/spec/user/v1/content/${upload!.id}`)).rawPayload.equals(bytes)).toBe(true);
    expect(await underWay(visitor)).toEqual([]);
    expect(leftParts()).toEqual([]);
  });

  it('同一段来两次、最后一步问两次、两个窗口同时开始，结果都是一份', async () => {
    const visitor = await member();
    const bytes = largePdf();
    const [one, two] = await Promise.all([begin(visitor, bytes), begin(visitor, bytes)]);
    expect(one.id).toBe(two.id);
    await addAll(visitor, one.id, bytes);
    await addAll(visitor, one.id, bytes);
    const answers = await Promise.all([finish(visitor, one.id), finish(visitor, one.id)]);
    const ids = answers.map((reply) => reply.json<{ data: UploadedDocument }>().data.upload?.id);
    expect(new Set(ids).size).toBe(1);
    expect((await finish(visitor, one.id)).json()).toMatchObject({ data: { upload: { id: ids[0] } } });
    expect(await started(visitor, bytes)).toMatchObject({ parted: null, upload: { id: ids[0] } });
  });

  it('一段的长度或摘要不对不收，没有的段号也不收', async () => {
    const visitor = await member();
    const bytes = largePdf();
    const [first, , third] = partsOf(bytes);
    const { id } = await begin(visitor, bytes);
    for (const reply of [
      await add(visitor, id, 1, first!, hash(third!)),
      await add(visitor, id, 1, third!),
      await add(visitor, id, 3, first!),
      await add(visitor, id, 4, first!),
    ])
      expect([reply.statusCode, reply.json().reason]).toEqual([422, 'upload.part_broken']);
    expect((await add(visitor, id, 1, Buffer.concat([first!, Buffer.alloc(2 * 1024 * 1024)]))).statusCode).toBe(413);
    expect(await underWay(visitor)).toMatchObject([{ received: [] }]);
    expect(leftParts()).toEqual([]);
  });

  it('合起来不是说好的那份：说明被改动，什么也不留下', async () => {
    const visitor = await member();
    const bytes = largePdf();
    const { id } = (await start(visitor, bytes, { sha256: hash(randomBytes(8)) })).json<{ data: { parted: PartedUpload } }>().data.parted;
    await addAll(visitor, id, bytes);
    expect((await finish(visitor, id)).json()).toMatchObject({ code: 0, reason: 'upload.changed' });
    expect(await underWay(visitor)).toEqual([]);
    expect(await api.server.platform.files.has(hash(partsOf(bytes)[1]!))).toBe(false);
  });

  it('不是 PDF 的照样说明原因', async () => {
    const visitor = await member();
    const bytes = randomBytes(partBytes + 5);
    const { id } = await begin(visitor, bytes);
    await addAll(visitor, id, bytes);
    expect((await finish(visitor, id)).json()).toMatchObject({ code: 0, reason: 'upload.not_pdf' });
    expect(await underWay(visitor)).toEqual([]);
  });

  it('别人的不存在；没有登录不能开始；没有传完的最多 20 份；大小有上限', async () => {
    const visitor = await member();
    const bytes = largePdf();
    const { id } = await begin(visitor, bytes);
    const other = await member();
    expect((await add(other, id, 1, partsOf(bytes)[0]!)).statusCode).toBe(404);
    expect((await finish(other, id)).statusCode).toBe(404);
    expect((await other.post(`${path}/drop`, { id: `${id}` })).statusCode).toBe(404);
    expect(await underWay(other)).toEqual([]);
    expect((await start(api.visitor(), bytes)).statusCode).toBe(401);
    expect((await start(visitor, bytes, { sizeBytes: 200 * 1024 * 1024 + 1 })).statusCode).toBe(422);
    for (let at = 1; at < documentFileLimits.underWay; at++) await start(visitor, bytes, { sha256: hash(randomBytes(8)) });
    expect((await start(visitor, bytes, { sha256: hash(randomBytes(8)) })).json()).toMatchObject({ code: 0, reason: 'upload.too_many_under_way' });
    // One that began already goes on.
    expect(await begin(visitor, bytes)).toMatchObject({ id });
  });

  it('取消以后文件不在；停了一周的也不在，传完的一小时后不占两份', async () => {
    const visitor = await member();
    const { files } = api.server.platform;
    const [dropped, stopped, whole] = [largePdf(), largePdf(), largePdf()];
    const first = (bytes: Buffer) => partsOf(bytes)[0]!;
    const { id } = await begin(visitor, dropped);
    await add(visitor, id, 1, first(dropped));
    expect((await visitor.post(`${path}/drop`, { id: `${id}` })).json()).toMatchObject({ code: 1 });
    expect(await files.has(hash(first(dropped)))).toBe(false);
    const halfway = await begin(visitor, stopped);
    await add(visitor, halfway.id, 1, first(stopped));
    const done = await begin(visitor, whole);
    await addAll(visitor, done.id, whole);
    await finish(visitor, done.id);
    api.clock.advance(2 * 3_600_000);
    await forgetParts(api.server.platform);
    expect([await files.has(hash(first(whole))), await files.has(hash(whole)), await files.has(hash(first(stopped)))]).toEqual([false, true, true]);
    api.clock.advance(7 * 24 * 3_600_000);
    await forgetParts(api.server.platform);
    expect(await files.has(hash(first(stopped)))).toBe(false);
  });
});
