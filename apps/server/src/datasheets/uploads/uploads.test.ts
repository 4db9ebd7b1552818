import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';
import { drawThumbnails } from '../documents/drawThumbnails.ts';
import { forgetUploads } from './uploadFiles.ts';

let api: TestApp;
let operator: Visitor;
let things: TestThings;
let next = 1;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  things = await insertThings(api.server.db);
  operator = await operatorOf(api);
});
afterAll(() => api.close());

const member = async () => {
  const visitor = api.visitor();
  await visitor.login(`137${String(next++).padStart(8, '0')}`);
  return visitor;
};

interface PdfOptions {
  text?: string;
  password?: string;
  attachment?: boolean;
}

async function pdf({ text = `Sheet ${next++}`, password, attachment }: PdfOptions = {}): Promise<Buffer> {
  const made = new PDFDocument({ ...(password && { userPassword: password }), info: { Title: text } });
  const chunks: Buffer[] = [];
  made.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => made.on('end', resolve));
  made.text(text);
  if (attachment) made.file(Buffer.from('MZ'), { name: 'run.exe' });
  made.addPage().text('Page 2');
  made.end();
  await done;
  return Buffer.concat(chunks);
}

const upload = (visitor: Visitor, bytes: Uint8Array, name = 'sheet.pdf') =>
  visitor.send({
    method: 'POST',
    url: '/api/file/spec/user/v1/add1',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--b--\r\n'),
    ]),
  });
const draftOf = async (visitor: Visitor, bytes: Uint8Array) => {
  const reply = (await upload(visitor, bytes)).json<{ data: { upload: { id: number } } }>();
  return reply.data.upload.id;
};
const facts = (id: number, more: object = {}) => ({
  id,
  brandId: things.brandId,
  mpns: ['EX32F103'],
  title: 'EX32F103 数据手册',
  language: 'zh',
  docType: 'datasheet',
  hasRight: true,
  ...more,
});
const submit = (visitor: Visitor, id: number, more: object = {}) => postJson(visitor, '/spec/user/v1/update', facts(id, more));
const mine = async (visitor: Visitor) => (await visitor.get('/spec/user/v1/list')).json<{ data: { id: number; state: string }[] }>().data;
async function reviewOf(uploadId: number) {
  const { data } = (await operator.get('/operator/reviews', { kind: 'document', pageSize: '100' })).json<{ data: { id: number; files: { id: number }[] }[] }>();
  return data.find(({ files }) => files[0]?.id === uploadId);
}
const decide = async (uploadId: number, decision: 'approve' | 'refuse', reason = '') =>
  operator.post('/operator/reviews/decide', { id: String((await reviewOf(uploadId))!.id), decision, reason });
const leftParts = () => readdirSync(join(api.server.platform.config.dataDir, 'files/parts'));

describe('收下文件', () => {
  it('读出页数、标题、语言，认出目录里的型号和品牌', async () => {
    const visitor = await member();
    const reply = (await upload(visitor, await pdf({ text: 'EX32F103 Datasheet' }))).json();
    expect(reply).toMatchObject({
      code: 1,
      data: {
        twin: null,
        upload: { state: 'draft', title: 'EX32F103 Datasheet', pageCount: 2, language: 'en', brandId: things.brandId, mpns: ['EX32F103'], documentId: null },
      },
    });
    expect(await mine(visitor)).toEqual([]);
  });

  it('文件自称是应用笔记，就建议应用笔记', async () => {
    const reply = (await upload(await member(), await pdf({ text: 'EX32F103 Application Note' }))).json();
    expect(reply).toMatchObject({ data: { upload: { docType: 'appnote' } } });
  });

  it('看内容，不看文件名：不是 PDF、空的、坏的、有密码的、带附件的都说明原因，什么也不留下', async () => {
    const visitor = await member();
    const whole = await pdf();
    for (const [bytes, reason] of [
      [Buffer.from('<html>not a sheet</html>'), 'upload.not_pdf'],
      [Buffer.alloc(0), 'upload.empty'],
      [Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 7)]), 'upload.broken'],
      [await pdf({ password: 'secret' }), 'upload.protected'],
      [await pdf({ attachment: true }), 'upload.active'],
      [Buffer.concat([whole, Buffer.from('\n% /JavaScript')]), 'upload.active'],
    ] as const) {
      const reply = (await upload(visitor, bytes)).json();
      expect(reply).toMatchObject({ code: 0, reason, msg: expect.stringMatching(/[一-龥]/) });
    }
    expect(leftParts()).toEqual([]);
  });

  it('名字不是 .pdf 的 PDF 照样收下', async () => expect((await upload(await member(), await pdf(), 'sheet.bin')).json()).toMatchObject({ code: 1 }));

  it('超过 50 MB 说出上限，不占磁盘', async () => {
    const bytes = Buffer.alloc(50 * 1024 * 1024 + 1);
    bytes.write('%PDF-1.7');
    const visitor = await member();
    expect((await upload(visitor, bytes)).json()).toMatchObject({ code: 0, reason: 'upload.too_large', msg: expect.stringContaining('50 MB') });
    expect((await upload(visitor, Buffer.concat([bytes, Buffer.alloc(1024 * 1024)]))).statusCode).toBe(413);
    expect(leftParts()).toEqual([]);
  });

  it('同一份文件传两次是同一份草稿，同时传也一样', async () => {
    const visitor = await member();
    const bytes = await pdf();
    const ids = await Promise.all([draftOf(visitor, bytes), draftOf(visitor, bytes), draftOf(visitor, bytes)]);
    expect(new Set(ids).size).toBe(1);
  });

  it('没有登录不能传；没有手机号先绑定', async () => {
    expect((await upload(api.visitor(), await pdf())).statusCode).toBe(401);
    const visitor = await member();
    await api.database.pool.query('update members set mobile = null where id = $1', [visitor.uid]);
    expect((await upload(visitor, await pdf())).json()).toMatchObject({ code: 0, reason: 'upload.mobile_required' });
  });

  it('每小时 60 份，之后说出等多久', async () => {
    const visitor = await member();
    const now = api.clock.now();
    await api.database.pool.query(`insert into rate_hits (key, at) select $1, $2 from generate_series(1, 60)`, [`spec_upload_hour:${visitor.uid}`, now]);
    const reply = await upload(visitor, await pdf());
    expect([reply.statusCode, reply.json().reason]).toEqual([429, 'request.too_many']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('填写与审核', () => {
  it('缺什么说哪一项', async () => {
    const visitor = await member();
    const id = await draftOf(visitor, await pdf());
    for (const [more, field, reason = 'upload.wrong_fact'] of [
      [{ hasRight: false }, 'hasRight'],
      [{ title: '  ' }, 'title'],
      [{ brandId: undefined }, 'brandName'],
      [{ brandId: 999_999 }, 'brandName'],
      [{ mpns: [] }, 'mpns', 'request.invalid'],
      [{ mpns: ['--'] }, 'mpns'],
      [{ mpns: Array.from({ length: 51 }, (_, at) => `EX${at}`) }, 'mpns', 'request.invalid'],
      [{ mpns: ['NEW-9000'] }, 'category'],
      [{ docType: 'novel' }, 'docType', 'request.invalid'],
    ] as const) {
      const reply = await submit(visitor, id, more);
      expect([field, reply.statusCode, reply.json().reason, reply.json().fields?.[0].field]).toEqual([field, 422, reason, field]);
    }
    expect(await mine(visitor)).toEqual([]);
  });

  it('运营者看得到文件；通过后马上能搜到，新型号和新品牌也是', async () => {
    const visitor = await member();
    const bytes = await pdf();
    const id = await draftOf(visitor, bytes);
    const reply = await submit(visitor, id, {
      brandId: undefined,
      brandName: '初芯微',
      mpns: ['CX1000A', 'CX1000A', 'CX-2000'],
      category: 'mcu',
      title: 'CX1000A 数据手册',
    });
    expect(reply.json()).toMatchObject({ code: 1, data: { state: 'reviewing', brandId: null, brandName: '初芯微', mpns: ['CX1000A', 'CX-2000'] } });
    expect((await operator.get(`/spec/user/v1/content/${id}`)).rawPayload).toEqual(bytes);
    expect((await (await member()).get(`/spec/user/v1/content/${id}`)).statusCode).toBe(404);

    const found = async () => (await api.visitor().get('/chip/specification/search', { keywords: 'CX1000A' })).json<{ data: { mpn: string }[] }>().data;
    expect(await found()).toEqual([]);
    expect((await decide(id, 'approve')).json()).toMatchObject({ code: 1 });
    expect((await found())[0]).toMatchObject({
      mpn: 'CX1000A',
      brandName: '初芯微',
      match: 'exact',
      datasheet: { isHosted: true, isSample: false, pageCount: 2 },
    });

    const [published] = await mine(visitor);
    expect(published).toMatchObject({ id, state: 'published', documentId: expect.any(Number) });
    const { documentId } = published as unknown as { documentId: number };
    const detail = (await api.visitor().get('/my/spec/v1/detail', { id: String(documentId) })).json();
    expect(detail.data).toMatchObject({ title: 'CX1000A 数据手册', isHosted: true, mpns: ['CX-2000', 'CX1000A'] });
    expect((await api.visitor().get(`/file/spec/v1/content/${documentId}`)).rawPayload).toEqual(bytes);
    const { data: notices } = (await visitor.get('/message/page')).json<{ data: { title: string }[] }>();
    expect(notices[0]).toMatchObject({ title: '数据手册已发布' });

    // Somebody else with the same file is shown the one that is there.
    expect((await upload(await member(), bytes)).json()).toMatchObject({
      code: 1,
      data: { upload: null, twin: { documentId, title: 'CX1000A 数据手册', brandName: '初芯微' } },
    });
  });

  it('同一份文件已经下架：再传、再交、再通过都说已下架，站上不多一份；恢复之后照常', async () => {
    const [first, second] = [await member(), await member()];
    const bytes = await pdf();
    const [id, waiting, draft] = [await draftOf(first, bytes), await draftOf(second, bytes), await draftOf(await member(), bytes)];
    await submit(first, id);
    await decide(id, 'approve');
    const documentId = (await first.get('/spec/user/v1/list')).json<{ data: { documentId: number }[] }>().data[0]!.documentId;
    await submit(second, waiting);
    await operator.post('/operator/documents/takeDown', { id: `${documentId}`, kind: 'copyright', reason: '权利人来函' });
    const again = (await upload(first, bytes)).json();
    expect(again).toMatchObject({ code: 0, reason: 'upload.taken_down', msg: expect.stringContaining('已下架：权利人要求') });
    expect(again.msg).not.toContain('权利人来函');
    const handedIn = await submit(second, waiting);
    expect([handedIn.statusCode, handedIn.json().reason]).toEqual([409, 'upload.taken_down']);
    expect((await decide(waiting, 'approve')).json()).toMatchObject({ reason: 'upload.taken_down' });
    expect((await mine(second))[0]).toMatchObject({ id: waiting, state: 'reviewing' });
    const { rows } = await api.database.pool.query('select 1 from documents where sha256 = (select sha256 from spec_uploads where id = $1)', [draft]);
    expect(rows).toHaveLength(1);
    await operator.post('/operator/documents/restore', { id: `${documentId}` });
    expect((await decide(waiting, 'approve')).json()).toMatchObject({ code: 1 });
    expect((await upload(first, bytes)).json()).toMatchObject({ code: 1, data: { twin: { documentId } } });
  });

  it('缩略图在发布之前只有会员自己和运营者看得到，发布之后谁都看得到，撤回就没有了', async () => {
    const visitor = await member();
    const id = await draftOf(visitor, await pdf());
    await submit(visitor, id);
    // The row of a document that has no file.
    await api.server.db.execute(sql`update documents set sha256 = null where sha256 = 'x'`);
    await drawThumbnails(api.server.platform);
    const row = async () => (await visitor.get('/spec/user/v1/list')).json().data.find((one: { id: number }) => one.id === id);
    const address = `/spec/user/v1/thumbnail/${id}`;
    expect((await row()).thumbnail).toEqual({ url: `/api${address}`, width: 240, height: 311 });
    const own = await visitor.get(address);
    expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([200, 'image/webp', 'no-store']);
    expect((await operator.get(address)).statusCode).toBe(200);
    expect((await api.visitor().get(address)).statusCode).toBe(401);
    expect((await (await member()).get(address)).statusCode).toBe(404);
    await decide(id, 'approve');
    const { documentId } = await row();
    const detail = async () => api.visitor().get('/my/spec/v1/detail', { id: String(documentId) });
    const { url } = (await detail()).json().data.thumbnail;
    expect((await api.visitor().get(url.replace(/^\/api/, ''))).statusCode).toBe(200);
    await visitor.post('/spec/user/v1/withdraw', { id: String(id) });
    expect((await row()).thumbnail).toBeNull();
    for (const path of [address, url.replace(/^\/api/, '')]) expect((await visitor.get(path)).statusCode).toBe(404);
  });

  it('驳回要有原因，会员看得到，改好可以再交', async () => {
    const visitor = await member();
    const id = await draftOf(visitor, await pdf());
    await submit(visitor, id);
    await decide(id, 'refuse', '封面与型号不符');
    expect((await mine(visitor))[0]).toMatchObject({ id, state: 'refused', reason: '封面与型号不符' });
    expect((await submit(visitor, id, { title: '改好的标题' })).json()).toMatchObject({ data: { state: 'reviewing', reason: null, title: '改好的标题' } });
    expect(await reviewOf(id)).toMatchObject({ title: '改好的标题' });
  });

  it('重复提交只留一条待审核', async () => {
    const visitor = await member();
    const id = await draftOf(visitor, await pdf());
    await Promise.all([submit(visitor, id), submit(visitor, id)]);
    const { data } = (await operator.get('/operator/reviews', { kind: 'document', pageSize: '100' })).json<{ data: { files: { id: number }[] }[] }>();
    expect(data.filter(({ files }) => files[0]?.id === id)).toHaveLength(1);
  });

  it('别人的上传不存在', async () => {
    const id = await draftOf(await member(), await pdf());
    const other = await member();
    expect((await submit(other, id)).statusCode).toBe(404);
    expect((await other.post('/spec/user/v1/withdraw', { id: String(id) })).statusCode).toBe(404);
    expect((await other.get(`/spec/user/v1/content/${id}`)).statusCode).toBe(404);
  });
});

describe('撤回', () => {
  it('审核中的离开队列，文件删除', async () => {
    const visitor = await member();
    const bytes = await pdf();
    const id = await draftOf(visitor, bytes);
    await submit(visitor, id);
    expect((await visitor.post('/spec/user/v1/withdraw', { id: String(id) })).json()).toMatchObject({ code: 1, data: { state: 'withdrawn' } });
    expect(await reviewOf(id)).toBeUndefined();
    expect((await visitor.get(`/spec/user/v1/content/${id}`)).statusCode).toBe(404);
    expect((await submit(visitor, id)).statusCode).toBe(409);
    // It can be handed in anew.
    expect(await draftOf(visitor, bytes)).not.toBe(id);
  });

  it('已发布的从站上拿下，搜索里不再有这份文件', async () => {
    const visitor = await member();
    const id = await draftOf(visitor, await pdf());
    await submit(visitor, id, { mpns: ['TAKE-DOWN-1'], category: 'mcu' });
    await decide(id, 'approve');
    const found = async () =>
      (await api.visitor().get('/chip/specification/search', { keywords: 'TAKE-DOWN-1' })).json<{ data: { datasheet: unknown }[] }>().data[0];
    expect(await found()).toMatchObject({ datasheet: { isHosted: true } });
    await visitor.post('/spec/user/v1/withdraw', { id: String(id) });
    expect(await found()).toMatchObject({ datasheet: null });
    expect((await mine(visitor))[0]).toMatchObject({ state: 'withdrawn', documentId: null });
  });

  it('两人交了同一份：后一份撤回不影响先发布的', async () => {
    const [first, second] = [await member(), await member()];
    const bytes = await pdf();
    const [a, b] = [await draftOf(first, bytes), await draftOf(second, bytes)];
    for (const [visitor, id] of [
      [first, a],
      [second, b],
    ] as const) {
      await submit(visitor, id);
      await decide(id, 'approve');
    }
    const { documentId } = (await mine(first))[0] as unknown as { documentId: number };
    await second.post('/spec/user/v1/withdraw', { id: String(b) });
    expect((await api.visitor().get(`/file/spec/v1/content/${documentId}`)).rawPayload).toEqual(bytes);
  });
});

describe('恢复', () => {
  const restore = (visitor: Visitor, id: number) => visitor.post('/spec/user/v1/restore', { id: String(id) });
  const withdraw = (visitor: Visitor, id: number) => visitor.post('/spec/user/v1/withdraw', { id: String(id) });

  it('一天之内照原来的样子回来：审核中的回到队列，已发布的回到站上', async () => {
    const visitor = await member();
    const [first, second] = [await pdf(), await pdf()];
    const [waiting, published] = [await draftOf(visitor, first), await draftOf(visitor, second)];
    await submit(visitor, waiting);
    await submit(visitor, published, { mpns: ['COME-BACK-1'], category: 'mcu' });
    await decide(published, 'approve');
    for (const id of [waiting, published]) expect((await withdraw(visitor, id)).json()).toMatchObject({ data: { state: 'withdrawn', isRestorable: true } });
    expect(await reviewOf(waiting)).toBeUndefined();
    expect((await restore(await member(), waiting)).statusCode).toBe(404);
    expect((await restore(visitor, waiting)).json()).toMatchObject({ code: 1, data: { state: 'reviewing', isRestorable: false } });
    expect(await reviewOf(waiting)).toBeDefined();
    const { documentId } = (await restore(visitor, published)).json<{ data: { documentId: number } }>().data;
    expect((await api.visitor().get(`/file/spec/v1/content/${documentId}`)).rawPayload).toEqual(second);
  });

  it('过了一天不能恢复，文件也不在', async () => {
    const visitor = await member();
    const bytes = await pdf();
    const id = await draftOf(visitor, bytes);
    await submit(visitor, id);
    await withdraw(visitor, id);
    const { createHash } = await import('node:crypto');
    const isHere = () => api.server.platform.files.has(createHash('sha256').update(bytes).digest('hex'));
    await forgetUploads(api.server.platform);
    expect(await isHere()).toBe(true);
    await api.database.pool.query(`update spec_uploads set withdrawn_at = withdrawn_at - interval '25 hours' where id = $1`, [id]);
    await forgetUploads(api.server.platform);
    expect([await isHere(), (await restore(visitor, id)).json().reason]).toEqual([false, 'upload.state']);
  });

  it('同一份文件已经重新上传：不恢复成两份', async () => {
    const visitor = await member();
    const bytes = await pdf();
    const id = await draftOf(visitor, bytes);
    await submit(visitor, id);
    await withdraw(visitor, id);
    await draftOf(visitor, bytes);
    expect((await restore(visitor, id)).json().reason).toBe('upload.state');
  });
});

describe('修改已发布的', () => {
  const titleOf = async (documentId: number) =>
    (await api.visitor().get('/my/spec/v1/detail', { id: `${documentId}` })).json<{ data: { title: string; mpns: string[] } }>().data;
  const publishedOf = async (visitor: Visitor) => {
    const id = await draftOf(visitor, await pdf());
    await submit(visitor, id, { mpns: ['EDIT-ME-1'], category: 'mcu', title: '原来的标题' });
    await decide(id, 'approve');
    return { id, documentId: ((await mine(visitor)) as unknown as { documentId: number }[])[0]!.documentId };
  };

  it('先审核：通过之前站上仍是原来的，通过以后是新的，地址不变', async () => {
    const visitor = await member();
    const { id, documentId } = await publishedOf(visitor);
    expect((await submit(visitor, id, { mpns: ['EDIT-ME-2'], category: 'mcu', title: '新的标题' })).json()).toMatchObject({
      data: { state: 'reviewing', documentId },
    });
    expect(await titleOf(documentId)).toMatchObject({ title: '原来的标题', mpns: ['EDIT-ME-1'] });
    expect(JSON.stringify(await reviewOf(id))).toContain('修改已发布的资料');
    await decide(id, 'approve');
    expect(await titleOf(documentId)).toMatchObject({ title: '新的标题', mpns: ['EDIT-ME-2'] });
    expect((await mine(visitor))[0]).toMatchObject({ state: 'published', documentId });
  });

  it('驳回：站上不变，“我的上传”说出原因，资料回到站上的样子', async () => {
    const visitor = await member();
    const { id, documentId } = await publishedOf(visitor);
    await submit(visitor, id, { mpns: ['EDIT-ME-3'], category: 'mcu', title: '不对的标题' });
    await decide(id, 'refuse', '型号与文件不符');
    expect(await titleOf(documentId)).toMatchObject({ title: '原来的标题' });
    expect((await mine(visitor))[0]).toMatchObject({ state: 'published', title: '原来的标题', mpns: ['EDIT-ME-1'], reason: '型号与文件不符', documentId });
  });
});

it('权利声明的版本和文字给运营者看', async () => {
  const visitor = await member();
  const id = await draftOf(visitor, await pdf());
  await submit(visitor, id, { rightEdition: '2026-11' });
  expect(JSON.stringify(await reviewOf(id))).toMatch(/权利声明（2026-11 版）.*我有权分享这些文件/);
});

it('按状态和文字找：标题、品牌、型号都行，% 只是一个字', async () => {
  const visitor = await member();
  const [one, two] = [await draftOf(visitor, await pdf()), await draftOf(visitor, await pdf())];
  await submit(visitor, one, { title: '稳压器 50% 负载' });
  await submit(visitor, two, { title: '另一份', mpns: ['FIND-ME-9'], category: 'mcu' });
  await decide(two, 'refuse', '不清楚');
  const found = async (query: Record<string, string>) =>
    (await visitor.get('/spec/user/v1/list', query)).json<{ data: { id: number }[] }>().data.map(({ id }) => id);
  expect(await found({ state: 'refused' })).toEqual([two]);
  expect(await found({ keywords: 'find-me' })).toEqual([two]);
  expect(await found({ keywords: '50%' })).toEqual([one]);
  expect(await found({ keywords: '%' })).toEqual([one]);
  expect(await found({ state: 'reviewing', keywords: 'find-me' })).toEqual([]);
});

it('一天没有提交的草稿连同文件删除', async () => {
  const visitor = await member();
  const bytes = await pdf();
  const id = await draftOf(visitor, bytes);
  api.clock.advance(25 * 3_600_000);
  await forgetUploads(api.server.platform);
  await visitor.login('13700000999');
  const { rows } = await api.database.pool.query('select id from spec_uploads where id = $1', [id]);
  expect(rows).toEqual([]);
  const { createHash } = await import('node:crypto');
  expect(await api.server.platform.files.has(createHash('sha256').update(bytes).digest('hex'))).toBe(false);
});
