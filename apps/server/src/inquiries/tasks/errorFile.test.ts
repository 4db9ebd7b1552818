import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { xlsxOf } from './errorFile.ts';

/** The worksheet, which is the last file of the archive. */
function worksheetOf(zip: Buffer): string {
  const entry = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  const [packed, start] = [zip.readUInt32LE(entry + 20), zip.readUInt32LE(entry + 42)];
  const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  return inflateRawSync(zip.subarray(from, from + packed)).toString('utf8');
}

it('每一行、每一格都写明位置：有的程序不会自己数', async () => {
  const head = Array.from({ length: 28 }, (_, at) => `列${at}`);
  const xml = worksheetOf(await buffer(xlsxOf({ head, rows: [['A', '', '=1']] })));
  const places = [...xml.matchAll(/<(?:row|c) r="(\w+)"/g)].map(([, place]) => place);
  expect(places.slice(0, 3)).toEqual(['1', 'A1', 'B1']);
  expect(places.slice(26)).toEqual(['Z1', 'AA1', 'AB1', '2', 'A2', 'C2']);
  expect(xml.match(/<(?:row|c)[ >/]/g)).toHaveLength(places.length);
});
