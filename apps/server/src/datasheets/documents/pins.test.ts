import type { PartDetail } from '@chippage/api/types';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { loadSample } from '../parts/sample/loadSample.ts';
import { readNextPages } from '../texts/readTexts.ts';
import { documentParts, documents } from './documents.schema.ts';
import { judgePins, pinsOf } from './pins.rules.ts';
import { readEvidence } from './readEvidence.ts';
import { makeSamplePdf } from './sample-pdf/samplePdf.ts';
import { samplePins } from './sample-pdf/samplePinouts.ts';
import { findWanted, type Wanted } from './sampleSheets.queries.ts';
import { openSheets } from './sampleSheets.ts';

let api: TestApp;
let part: Wanted;
let documentId: number;

beforeAll(async () => {
  api = await createTestApp();
  const { db, files } = api.server.platform;
  await loadSample(db);
  const wanted = (await findWanted(db)).find(({ mpn }) => mpn === 'NE555DR');
  if (!wanted) throw new Error('no sheet is wanted for the part');
  part = wanted;
  const { bytes, pageCount } = await makeSamplePdf(await (await openSheets(db))(part));
  const { sha256, sizeBytes } = await files.put(bytes);
  const file = { sha256, sizeBytes, pageCount };
  const [row] = await db
    .insert(documents)
    .values({ brandId: part.brandId, title: '引脚', language: 'zh', ...file })
    .returning({ id: documents.id });
  documentId = row?.id ?? 0;
  await db.insert(documentParts).values({ documentId, partId: part.id });
});
afterAll(() => api.close());

const pinout = async () => ((await api.visitor().get('/chip/specification/model/detail', { id: String(part.id) })).json().data as PartDetail).pinout;

describe('引脚的名称', () => {
  it('还没有读过：没有', async () => expect(await pinout()).toEqual([]));

  it('从文档的引脚表里读出，一个不漏', async () => {
    await readNextPages(api.server.platform);
    const pins = await pinout();
    expect(pins.map(({ number, name }) => `${number} ${name}`)).toEqual(['1 GND', '2 TRIG', '3 OUT', '4 RESET', '5 CONT', '6 THRES', '7 DISCH', '8 VCC']);
    expect(pins.map(({ description }) => description)).toEqual(samplePins(part).map(({ description }) => description));
    for (const { documentId: of, page, isSure } of pins) expect({ of, isSure, isOnPage: page > 1 }).toEqual({ of: documentId, isSure: true, isOnPage: true });
  });

  it('型号的引脚数更正了：不再确定；重新读过，表里的引脚比型号多，就不留', async () => {
    const { db } = api.server;
    await db.execute(sql`update parts set pins = 6 where id = ${part.id}`);
    expect((await pinout()).map(({ isSure }) => isSure)).toEqual(Array.from({ length: 8 }, () => false));
    await db.execute(sql`update parts set revision = revision + 1 where id = ${part.id}`);
    await readEvidence(api.server.platform);
    expect(await pinout()).toEqual([]);
  });

  it('下架的文档不说引脚；删掉的文档带走引脚', async () => {
    const { db } = api.server;
    await db.execute(sql`update parts set pins = 8, revision = revision + 1 where id = ${part.id}`);
    await readEvidence(api.server.platform);
    expect(await pinout()).toHaveLength(8);
    await db.execute(sql`update documents set taken_down_at = now() where id = ${documentId}`);
    expect(await pinout()).toEqual([]);
    await db.delete(documents).where(eq(documents.id, documentId));
    expect((await db.execute(sql`select from part_pins`)).rowCount).toBe(0);
  });
});

const rows = (...numbers: number[]) => numbers.map((number) => ({ number, name: `P${number}`, description: '', page: 1 }));

it.each([
  ['编号从 1 到引脚数', rows(1, 2, 3), 3, [true, true, true]],
  ['缺一个', rows(1, 3), 3, [false, false]],
  ['不知道引脚数', rows(1, 2), null, [false, false]],
  ['编号重复，可能是两种封装', rows(1, 2, 1, 2), 4, []],
  ['编号比引脚数大', rows(1, 2, 3), 2, []],
  ['有 0 号', rows(0, 1, 2), 3, []],
  ['只有一行', rows(1), 1, []],
])('%s', (_what, table, pins, sure) => expect(judgePins(table, pins).map(({ isSure }) => isSure)).toEqual(sure));

it('样例的引脚只写给封装和引脚数都对的型号', () => {
  expect(samplePins({ mpn: 'LM358DR', packageCase: 'SOIC-8', pins: 8 })).toHaveLength(8);
  expect(samplePins({ mpn: 'LM324N', packageCase: 'DIP-14', pins: 14 })[3]).toMatchObject({ number: 4, name: 'VCC' });
  expect(samplePins({ mpn: 'AMS1117-3.3', packageCase: 'SOT-223-3', pins: 3 }).map(({ name }) => name)).toEqual(['GND', 'VOUT', 'VIN']);
  for (const other of [
    { mpn: 'LM358', packageCase: 'DFN', pins: 9 },
    { mpn: 'AMS1117', packageCase: 'SOT-223-3', pins: 3 },
    { mpn: 'AMS1117CS-3.3', packageCase: 'SOIC-8', pins: 8 },
    { mpn: 'NE555DR', packageCase: 'SOIC-8', pins: null },
    { mpn: 'NE556', packageCase: 'SOIC-8', pins: 8 },
  ])
    expect(samplePins(other)).toEqual([]);
});

describe('每种封装一栏：读型号的那一栏', () => {
  const column = (head: string, ...numbers: number[]) => ({ head, pins: rows(...numbers) });
  const four = column('SOIC', 1, 2, 3, 4);
  it.each([
    ['名称相同', [column('SOIC-4', 4, 3, 2, 1), column('VQFN', 1, 2, 3)], 'SOIC-4', 4, 'sure'],
    ['表头不写脚数', [four, column('VQFN', 1, 2, 3)], 'SOIC-4', 4, 'sure'],
    ['同一种封装的别名', [four, column('VQFN', 1, 2, 3)], 'SO-4', 4, 'sure'],
    ['表头把脚数写在括号里', [column('SOIC (4)', 1, 2, 3, 4), column('SOIC (6)', 1, 2, 3)], 'SOIC-4', 4, 'sure'],
    ['表头先写脚数', [column('4-SOIC', 1, 2, 3, 4), column('8-pin SOIC', 1, 2)], 'SOIC-4', 4, 'sure'],
    ['一栏两种封装', [column('SOIC, TSSOP', 1, 2, 3, 4), column('DIP', 1, 2)], 'TSSOP-4', 4, 'sure'],
    ['广义的名称', [column('VQFN', 1, 2, 3, 4), four], 'QFN-4', 4, 'unsure'],
    ['SOT-23 没有写脚数', [column('SOT-23', 1, 2, 3, 4, 5), four], 'SOT-23-5', 5, 'unsure'],
    ['脚数对不上', [four], 'SOIC-8', 8, 'unsure'],
    ['两栏都可能', [four, column('SOIC-W', 4, 3, 2, 1)], 'SOIC-4', 4, 'none'],
    ['没有这种封装', [four, column('', 1, 2, 3, 4)], 'DIP-4', 4, 'none'],
    ['编号超出型号的脚数', [column('VQFN', 1, 2, 3, 4, 5)], 'VQFN-4', 4, 'none'],
    ['不知道型号的封装', [four], null, 4, 'none'],
    ['表头不是封装', [column('Reset', 1, 0, 1)], 'SOIC-4', 4, 'none'],
    ['只有编号一栏', [column('', 1, 2, 3, 4), column('DSG', 4, 3, 2, 1)], 'SOIC-4', 4, 'sure'],
  ])('%s', (_what, columns, packageCase, pins, want) => {
    const found = pinsOf(columns, { packageCase, pins });
    expect(found.length === 0 ? 'none' : found.every(({ isSure }) => isSure) ? 'sure' : 'unsure').toBe(want);
  });
});
