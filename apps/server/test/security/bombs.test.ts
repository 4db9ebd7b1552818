import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createParsing, type Parsing } from '../../src/platform/parsing/parsing.ts';
import { parsePdf } from '../../src/platform/parsing/pdf/parsePdf.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { pdfBombs, pictureBombs } from '../bombs.ts';
import { pdfOf } from '../pdfs.ts';

const MB = 1024 * 1024;
const settings = { formats: ['png', 'jpeg', 'webp', 'avif'], pixels: 40_000_000, side: 1024 };
const ordinary = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

describe('占内存、占时间的文件', () => {
  let parsing: Parsing;
  beforeAll(() => {
    parsing = createParsing();
  });
  afterAll(() => parsing.close());

  it.each(Object.keys(pdfBombs))('PDF：%s，说得出结果，本进程的内存不涨，下一份照常', async (name) => {
    const bytes = pdfBombs[name]?.() ?? Buffer.alloc(0);
    const before = process.memoryUsage.rss();
    const reading = await parsePdf({ parsing }, 1, bytes);
    // Of three of them a reader finds the one page that is there.
    expect(reading).toMatchObject(/极大|绕圈|四十亿/.test(name) ? { facts: { pageCount: 1 } } : { fault: 'broken' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * MB);
    expect(await parsePdf({ parsing }, 1, pdfOf())).toMatchObject({ facts: { pageCount: 1 } });
  });

  it.each(Object.keys(pictureBombs))('图片：%s，说得出结果，本进程的内存不涨，下一份照常', async (name) => {
    const bytes = (await pictureBombs[name]?.()) ?? Buffer.alloc(0);
    expect(bytes.byteLength).toBeLessThan(5 * MB);
    const before = process.memoryUsage.rss();
    const parsed = await parsing.parse('picture', '1', bytes, settings);
    expect(parsed?.answer).toEqual(name.startsWith('动图') ? { format: 'webp', width: 100, height: 100 } : { fault: 'too_large' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * MB);
    expect((await parsing.parse('picture', '1', await ordinary(), settings))?.answer).toMatchObject({ width: 300, height: 200 });
  });
});

describe('一个会员同时交八份', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ logLevel: 'silent' });
  });
  afterAll(() => api.close());
  const person = async (mobile: string) => {
    const visitor = api.visitor();
    await visitor.login(mobile);
    return (bytes: Uint8Array) =>
      visitor.send({
        method: 'POST',
        url: '/api/oss/upload',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload: Buffer.concat([
          Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
          bytes,
          Buffer.from('\r\n--b--\r\n'),
        ]),
      });
  };

  it('多出来的请他稍后再传；别人的不排在他后面', async () => {
    const [attacker, other] = [await person('13300000101'), await person('13300000102')];
    const bomb = (await pictureBombs['AVIF，1600 万像素']?.()) ?? Buffer.alloc(0);
    let done = 0;
    const bombs = Array.from({ length: 8 }, async () => {
      const reply = await attacker(bomb);
      if (reply.statusCode === 200) done += 1;
      return reply;
    });
    expect((await other(await ordinary())).json()).toMatchObject({ code: 1, data: { width: 300 } });
    expect(done).toBeLessThan(3);
    const replies = await Promise.all(bombs);
    expect(replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json().reason)).toEqual(
      Array.from({ length: 3 }, () => 'picture.too_large'),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    for (const reply of refused) expect([reply.json().msg, reply.headers['retry-after']]).toEqual([expect.stringContaining('稍后'), '5']);
  });
});
