import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { parseRange } from './contract/sendFile.ts';
import { contentDisposition } from './fileReply.ts';
import { openFileStore } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'chippage-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = openFileStore(folder);
const content = randomBytes(300_000);
const sha256 = createHash('sha256').update(content).digest('hex');
const parts = () => readdirSync(join(folder, 'parts'));

describe('文件库', () => {
  it('按内容存放，两次只存一份', async () => {
    expect(await store.put(content)).toEqual({ sha256, sizeBytes: 300_000 });
    async function* chunks() {
      yield content.subarray(0, 100_000);
      yield content.subarray(100_000);
    }
    expect((await store.put(chunks())).sha256).toBe(sha256);
    expect(parts()).toEqual([]);
    expect(await buffer(store.read(sha256))).toEqual(content);
  });
  it('读一段', async () => {
    expect(await buffer(store.read(sha256, { start: 10, end: 19 }))).toEqual(content.subarray(10, 20));
  });
  it('写到一半中断：没有文件，也没有残留', async () => {
    async function* broken() {
      yield content;
      throw new Error('connection lost');
    }
    await expect(store.put(broken())).rejects.toThrow('connection lost');
    expect(parts()).toEqual([]);
  });
  it('进程被杀留下的残余会被清走', async () => {
    const { writeFileSync } = await import('node:fs');
    writeFileSync(join(folder, 'parts', 'left'), 'x');
    expect(await store.sweep(60_000)).toBe(0);
    expect(await store.sweep(-1)).toBe(1);
  });
  it('路径只由摘要而来', () => {
    for (const name of ['../../etc/passwd', `${sha256}/..`, '', sha256.toUpperCase()]) expect(() => store.read(name)).toThrow('not a SHA-256');
  });
});

describe('字节范围（RFC 9110）', () => {
  it.each([
    [undefined, null],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=9-1', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=1-2', null],
  ])('%s', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });
});

it('文件名去掉路径、引号、换行与方向控制符', () => {
  expect(contentDisposition('attachment', 'STM32 数据手册.pdf')).toBe(
    `attachment; filename="STM32 ____.pdf"; filename*=UTF-8''STM32%20%E6%95%B0%E6%8D%AE%E6%89%8B%E5%86%8C.pdf`,
  );
  expect(contentDisposition('inline', '../a"\r\nSet-Cookie: x\u202e.pdf')).not.toMatch(/[\r\n]|"\s*Set|\u202e|\.\.\//);
});
