import type { PartDetail } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { contentWidth, margin, SheetPages } from '../../platform/pdf/page.ts';
import { loadSample } from '../parts/sample/loadSample.ts';
import { readNextPages } from '../texts/readTexts.ts';
import { findUnread } from './evidence.queries.ts';
import { storedFact, wantedFacts } from './evidence.rules.ts';
import { documentParts, documents } from './documents.schema.ts';
import { makeSamplePdf } from './sample-pdf/samplePdf.ts';
import { readEvidence } from './readEvidence.ts';
import { openSheets } from './sampleSheets.ts';
import { findWanted, type Wanted } from './sampleSheets.queries.ts';

interface DrawnCell {
  page: number;
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

let api: TestApp;
let part: Wanted;
let documentId: number;
const cells: DrawnCell[] = [];

/** Where the drawing put the cells of its tables: what the job, which sees the text alone, is held against. */
function noteCells() {
  const draw = Reflect.get<SheetPages, 'table'>(SheetPages.prototype, 'table');
  vi.spyOn(SheetPages.prototype, 'table').mockImplementation(function noted(this: SheetPages, head, widths, rows) {
    const top = this.pdf.y;
    draw.call(this, head, widths, rows);
    const height = (this.pdf.y - 16 - top) / (rows.length + 1);
    for (const [row, texts] of rows.entries())
      for (const [at, text] of texts.entries()) {
        const x = margin + widths.slice(0, at).reduce((sum, width) => sum + width, 0);
        cells.push({ page: this.pageNumber, text, x, y: top + height * (row + 1), width: widths[at] ?? contentWidth, height });
      }
  });
}

beforeAll(async () => {
  api = await createTestApp();
  const { db, files } = api.server.platform;
  await loadSample(db);
  const [wanted] = await findWanted(db);
  if (!wanted) throw new Error('no part wants a sheet');
  part = wanted;
  noteCells();
  const { bytes, pageCount } = await makeSamplePdf(await (await openSheets(db))(part));
  vi.restoreAllMocks();
  const { sha256, sizeBytes } = await files.put(bytes);
  const [row] = await db
    .insert(documents)
    .values({ brandId: part.brandId, title: '证据', language: 'zh', sha256, sizeBytes, pageCount })
    .returning({ id: documents.id });
  documentId = row?.id ?? 0;
  await db.insert(documentParts).values({ documentId, partId: part.id });
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

const detail = async (): Promise<PartDetail> => (await api.visitor().get('/chip/specification/model/detail', { id: String(part.id) })).json().data;

describe('参数的出处', () => {
  it('还没有读过：没有出处，也不编一个', async () => expect((await detail()).evidence).toEqual([]));

  it('每项参数都找到页和框，框在画出来的那一格里', async () => {
    await readNextPages(api.server.platform);
    const { evidence, params } = await detail();
    expect(evidence.map(({ field }) => field).toSorted()).toEqual(['packageCase', 'pins', ...params.map(({ code }) => code)].toSorted());
    for (const { field, page, frame, isSure, documentId: of } of evidence) {
      const around = cells.find(
        (cell) =>
          cell.page === page &&
          frame.x >= cell.x &&
          frame.y >= cell.y - 1 &&
          frame.x + frame.width <= cell.x + cell.width &&
          frame.y + frame.height <= cell.y + cell.height + 3,
      );
      expect({ field, text: around?.text, isSure, of }).toEqual({ field, text: textOf(field), isSure: true, of: documentId });
    }
  });

  it('读过的不再读；型号改了，再读一遍', async () => {
    const { db } = api.server;
    expect(await findUnread(db, 10)).toEqual([]);
    await db.execute(sql`update parts set revision = revision + 1 where id = ${part.id}`);
    expect(await findUnread(db, 10)).toMatchObject([{ id: documentId, parts: [{ id: part.id }] }]);
    expect(await readEvidence(api.server.platform)).toBe(1);
    expect(await findUnread(db, 10)).toEqual([]);
  });

  it('更正过的参数不再指着原来的格子；下架的文档不再是出处', async () => {
    const { db } = api.server;
    await db.execute(sql`update parts set pins = 49 where id = ${part.id}`);
    expect((await detail()).evidence.map(({ field }) => field)).not.toContain('pins');
    await db.execute(sql`update documents set taken_down_at = now() where id = ${documentId}`);
    expect((await detail()).evidence).toEqual([]);
  });
});

/** What the sheet says of a fact. */
function textOf(field: string): string {
  const value = storedFact(part, field);
  return value === 'true' ? '是' : value === 'false' ? '否' : (value ?? '');
}

it('数值有几种写法，是与否也有', () => {
  const names = [
    { code: 'flashKB', name: '程序存储器', nameEn: 'Flash', unit: 'KB' },
    { code: 'rail', name: '轨到轨', nameEn: 'Rail to rail', unit: null },
  ];
  const [packageCase, flash, rail] = wantedFacts({ packageCase: 'SOIC-8', pins: null, params: { flashKB: 1024, rail: false } }, names);
  expect(packageCase?.readings).toEqual([{ value: 'SOIC-8', unit: null }]);
  expect(flash?.readings).toEqual([
    { value: '1024', unit: 'KB' },
    { value: '1', unit: 'MB' },
  ]);
  expect(rail?.readings.map(({ value }) => value)).toContain('No');
});
