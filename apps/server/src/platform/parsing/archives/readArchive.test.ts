import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readArchive } from './readArchive.ts';

const limits = { entries: 100, bytes: 10 * 1024 * 1024, ratio: 100 };

async function zipOf(entries: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(entries)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}
const many = (count: number, bytes = Buffer.from('x')) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.xml`, bytes]));
/** Writes another size into the directory. */
function lying(zip: Buffer, size: number): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt32LE(size, copy.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
  return copy;
}
const read = async (bytes: Buffer) => (await readArchive(bytes, limits)).answer;

it('说出里面有什么，什么也不展开', async () =>
  expect(await read(await zipOf({ 'OFD.xml': Buffer.from('<ofd/>'), 'Doc_0/Document.xml': Buffer.alloc(2000, 'x') }))).toEqual({
    names: ['OFD.xml', 'Doc_0/Document.xml'],
  }));

it.each<[string, () => Promise<Buffer>, string]>([
  ['文件太多', () => zipOf(many(101)), 'too_large'],
  ['压得太紧', () => zipOf({ a: Buffer.alloc(5 * 1024 * 1024) }), 'too_large'],
  [
    '加起来太大',
    () => zipOf(many(60, Buffer.alloc(200_000, Array.from({ length: 4096 }, (_, at) => String.fromCharCode(33 + ((at * 7919) % 90))).join('')))),
    'too_large',
  ],
  ['号称 4 GB', async () => lying(await zipOf({ a: Buffer.from('abc') }), 0xff_ff_ff_f0), 'too_large'],
  ['路径指到外面', async () => Buffer.from((await zipOf({ 'aa/aa': Buffer.from('x') })).toString('latin1').replaceAll('aa/aa', '../aa'), 'latin1'), 'broken'],
  ['不是 ZIP', async () => Buffer.from('PK\u0003\u0004 nothing'), 'broken'],
])('展开之前就拒绝：%s', async (_name, make, fault) => expect(await read(await make())).toEqual({ fault }));
