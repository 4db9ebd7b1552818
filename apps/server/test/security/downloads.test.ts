import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';
import { insertThings, type TestThings } from '../things.ts';

let api: TestApp;
let member: Visitor;
let things: TestThings;
const bytes = Buffer.from('%PDF-1.7\n% only for being sent\n%%EOF');

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  things = await insertThings(api.server.db);
  const { sha256, sizeBytes } = await api.server.platform.files.put(bytes);
  await api.database.pool.query('update documents set sha256 = $1, size_bytes = $2, title = $3 where id = $4', [
    sha256,
    sizeBytes,
    '../../C:\\手册\u202Efdp',
    things.documentId,
  ]);
  member = api.visitor();
  await member.login('13500000001');
});
afterAll(() => api.close());

const zip = (ids: readonly (number | string)[], zipName = '') => member.post('/file/spec/v1/downloads', { ids: ids.join(','), zipName });

describe('打包下载（38）', () => {
  it('有一个编号不存在：整个请求 404，没有压缩包', async () => {
    const reply = await zip([things.documentId, 999_999]);
    expect([reply.statusCode, reply.json()]).toEqual([404, expect.objectContaining({ reason: 'document.not_found' })]);
  });

  it('太多、太大、不是编号：422', async () => {
    expect((await zip(Array.from({ length: 201 }, (_, at) => at + 1))).statusCode).toBe(422);
    expect((await zip(['../1'])).statusCode).toBe(422);
    await api.database.pool.query('update documents set size_bytes = $1 where id = $2', [2_147_483_647, things.documentId]);
    const { rows } = await api.database.pool.query<{ id: number }>(
      `insert into documents (brand_id, title, language, sha256, size_bytes) values ($1, '另一份', 'zh', 'y', 2147483647) returning id`,
      [things.brandId],
    );
    expect((await zip([things.documentId, rows[0]?.id ?? 0])).json()).toMatchObject({ code: 422, reason: 'download.too_large' });
    await api.database.pool.query('update documents set size_bytes = $1 where id = $2', [bytes.byteLength, things.documentId]);
  });

  it('10 秒内同样的请求：请勿重复请求,稍后重试', async () => {
    expect((await zip([things.documentId], '重复')).statusCode).toBe(200);
    expect((await zip([things.documentId], '重复')).json()).toMatchObject({ code: 0, msg: '请勿重复请求,稍后重试' });
    api.clock.advance(11_000);
    expect((await zip([things.documentId], '重复')).statusCode).toBe(200);
  });

  it('压缩包和里面的名字不带路径、盘符和改变方向的字符，最多 120 字', async () => {
    for (const outside of ['../../etc/passwd', 'C:\\x']) expect((await zip([things.documentId], outside)).statusCode).toBe(422);
    const reply = await zip([things.documentId], `..\u202E${'长'.repeat(70)}`);
    expect(reply.statusCode).toBe(200);
    const { 'content-disposition': disposition } = reply.headers;
    const name = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(disposition))?.[1] ?? '');
    expect(name).toMatch(/\.zip$/);
    expect(name).not.toMatch(/[/\\:\u202E]|^\./);
    expect(Array.from(name).length).toBeLessThanOrEqual(120);
    // The name of the only entry stands in its local header.
    const entry = reply.rawPayload.subarray(30, 30 + reply.rawPayload.readUInt16LE(26)).toString('utf8');
    expect(entry).toMatch(/手册.*\.pdf$/);
    expect(entry).not.toMatch(/[/\\:\u202E]|^\./);
  });
});

describe('3.2.1/5.4.2（54）：给出去的文件', () => {
  it('下载的是附件，什么也不能做', async () => {
    const reply = await member.get(`/file/spec/v1/download/${things.documentId}`);
    expect(reply.rawPayload).toEqual(bytes);
    expect(reply.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('页面里看的只是数据：不加载别的，也不进别人的框', async () => {
    const reply = await api.visitor().get(`/file/spec/v1/content/${things.documentId}`);
    expect(reply.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
  });
});
