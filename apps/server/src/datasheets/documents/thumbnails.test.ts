import { sql } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { sweepWhenKept, whenKept } from '../../../test/eraseBytes.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';
import { sweepBytes } from '../../platform/storedBytes.queries.ts';
import { documentTexts } from '../texts/texts.schema.ts';
import { drawThumbnails, forgetThumbnails } from './drawThumbnails.ts';
import { makeSamplePdf } from './sample-pdf/samplePdf.ts';
import { findThumbnail, findUndrawn } from './thumbnails.queries.ts';

let api: TestApp;
let things: TestThings;
let sheet: Buffer;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  things = await insertThings(api.server.db);
  await api.server.db.execute(sql`delete from documents`);
  const facts = { mpn: 'LM358DR', brandName: 'Texas Instruments', brandNameCn: '德州仪器', categoryNames: ['运算放大器'], packageCase: 'SOIC-8', pins: 8 };
  sheet = (await makeSamplePdf({ ...facts, lifecycle: null, params: [], sources: [], issuedOn: new Date('2026-11-01T00:00:00Z') })).bytes;
});
afterAll(() => api.close());

/** A document whose text could not be read, and with it nothing else: the job of thumbnails is left to draw it. */
async function publish(title: string, bytes: Buffer): Promise<{ id: number; sha256: string }> {
  const { db, platform } = api.server;
  const { sha256, sizeBytes } = await platform.files.put(bytes);
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into documents (brand_id, title, language, sha256, size_bytes) values (${things.brandId}, ${title}, 'zh', ${sha256}, ${sizeBytes}) returning id`,
  );
  const { id } = rows[0]!;
  await db.insert(documentTexts).values({ documentId: id, state: 'unreadable', updatedAt: new Date() });
  return { id, sha256 };
}
const draw = () => drawThumbnails(api.server.platform);
const detail = async (id: number) => (await api.visitor().get('/my/spec/v1/detail', { id: String(id) })).json().data;
const pathOf = (url: string) => url.replace(/^\/api/, '');

/** Noise fills the page, so that it is as hard to make small as a page can be. */
async function noisyPdf(): Promise<Buffer> {
  const { data } = await sharp({ create: { width: 600, height: 800, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: '#000' } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const made = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  made.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => made.on('end', resolve));
  made.image(data, 0, 0, { width: 595, height: 842 });
  made.end();
  await done;
  return Buffer.concat(chunks);
}

describe('手册的缩略图', () => {
  it('第一页 240 像素宽，不超过 20 kB，画着字；地址里有内容的摘要，可以一直留着', async () => {
    const { id } = await publish('LM358DR', sheet);
    expect((await detail(id)).thumbnail).toBeNull();
    expect(await draw()).toBe(1);
    const { thumbnail } = await detail(id);
    expect(thumbnail).toMatchObject({ width: 240, height: 339 });
    const reply = await api.visitor().get(pathOf(thumbnail.url));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(reply.rawPayload.byteLength).toBeLessThanOrEqual(20_000);
    // The title is dark on white, the note under it stands on a colour.
    const { channels, isOpaque } = await sharp(reply.rawPayload).stats();
    expect([channels[0]!.min < 110, channels[0]!.max, isOpaque]).toEqual([true, 255, true]);
    expect((await api.visitor().get(`/file/spec/v1/thumbnail/${id}/${'0'.repeat(64)}`)).statusCode).toBe(404);
  });

  it('再难压缩的一页也不超过 20 kB', async () => {
    const { sha256 } = await publish('噪声', await noisyPdf());
    await draw();
    const drawn = await findThumbnail(api.server.db, sha256);
    expect(drawn?.sizeBytes).toBeGreaterThan(5000);
    expect(drawn?.sizeBytes).toBeLessThanOrEqual(20_000);
  });

  it('没有带来的中文字体也画得出字', async () => {
    const { id } = await publish('宋体', songPdf('数据手册'));
    await draw();
    const { thumbnail } = await detail(id);
    const picture = sharp((await api.visitor().get(pathOf(thumbnail.url))).rawPayload).extract({ left: 20, top: 100, width: 170, height: 50 });
    const { channels } = await sharp(await picture.greyscale().raw().toBuffer(), { raw: { width: 170, height: 50, channels: 1 } }).stats();
    expect(channels[0]!.mean).toBeLessThan(245);
  });

  it('坏的文件没有缩略图，也不再试；别的照画', async () => {
    const broken = await publish('坏的', Buffer.from('%PDF-1.7 nothing'));
    const gone = await publish('不见的', Buffer.from('%PDF-1.7 gone'));
    await api.server.platform.files.remove(gone.sha256);
    expect(await draw()).toBe(2);
    expect((await detail(broken.id)).thumbnail).toBeNull();
    expect(await findUndrawn(api.server.db, 10)).toEqual([]);
  });

  it('这台机器画不了：说一声，什么也不记，装好了再画', async () => {
    const { id } = await publish('以后', Buffer.concat([sheet, Buffer.from('\n')]));
    const { platform } = api.server;
    const parse = vi.spyOn(platform.parsing, 'parse').mockResolvedValue({ answer: { fault: 'no_canvas' }, bytes: Buffer.alloc(0) } as never);
    expect(await draw()).toBeNull();
    parse.mockRestore();
    expect((await detail(id)).thumbnail).toBeNull();
    expect(await draw()).toBe(1);
    expect((await detail(id)).thumbnail).not.toBeNull();
  });

  it('图存下了、行还没写好，这时清理：等到写好，不动它', async () => {
    const { platform, db } = api.server;
    const { sha256 } = await publish('正在画的', await noisyPdf());
    const picture = await sweepWhenKept(platform, draw);
    expect([(await findThumbnail(db, sha256))?.sha256, await platform.files.has(picture)]).toEqual([picture, true]);
  });

  it('图存下了、行没有写成：清理以后不留下，再画就有', async () => {
    const { platform, db } = api.server;
    const { sha256 } = await publish('画了一半的', await noisyPdf());
    let left = '';
    const died = whenKept(platform.files, draw, async (picture) => {
      left = picture;
      throw new Error('killed here');
    });
    await expect(died).rejects.toThrow('killed here');
    expect([await findThumbnail(db, sha256), await platform.files.has(left)]).toEqual([undefined, true]);
    await sweepBytes(platform, -1000);
    expect(await platform.files.has(left)).toBe(false);
    await draw();
    expect([(await findThumbnail(db, sha256))?.sha256, await platform.files.has(left)]).toEqual([left, true]);
  });

  it('下架就看不到；删掉之后图也不在了', async () => {
    const { db, platform } = api.server;
    const { id, sha256 } = await publish('要走的', Buffer.concat([sheet, Buffer.from('\n\n')]));
    await draw();
    const { url } = (await detail(id)).thumbnail;
    const drawn = (await findThumbnail(db, sha256))!;
    await db.execute(sql`delete from documents where id <> ${id}`);
    await db.execute(sql`update documents set taken_down_at = now(), taken_down_kind = 'copyright' where id = ${id}`);
    expect((await api.visitor().get(pathOf(url))).statusCode).toBe(410);
    await sweepBytes(platform, -1000);
    expect(await platform.files.has(drawn.sha256)).toBe(true);
    await db.execute(sql`delete from documents where id = ${id}`);
    expect((await api.visitor().get(pathOf(url))).statusCode).toBe(404);
    await forgetThumbnails(platform);
    expect(await findThumbnail(db, sha256)).toBeUndefined();
    expect(await platform.files.has(drawn.sha256)).toBe(false);
  });
});

/** A page whose font is named only, as older Chinese files have it. */
function songPdf(text: string): Buffer {
  const hex = [...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const content = `BT /F1 100 Tf 60 500 Td <${hex}> Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ];
  return Buffer.from(`%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer<</Size 8/Root 1 0 R>>\n%%EOF`);
}
