import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';
import { readNextPages } from '../texts/readTexts.ts';
import { drawThumbnails } from './drawThumbnails.ts';
import { makeSamplePdf } from './sample-pdf/samplePdf.ts';
import { readEvidence } from './readEvidence.ts';

let api: TestApp;
let things: TestThings;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  things = await insertThings(api.server.db);
  await api.server.db.execute(sql`delete from documents`);
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

/** A sheet that says the package of its parts; each has other bytes. */
async function publish(mpn: string, partIds: readonly number[], pageCount: number | null): Promise<number> {
  const { db, platform } = api.server;
  const facts = { mpn, brandName: 'TI', brandNameCn: '德州仪器', categoryNames: ['运算放大器'], packageCase: 'SOIC-8', pins: 8 };
  const made = await makeSamplePdf({ ...facts, lifecycle: null, params: [], sources: [], issuedOn: new Date('2026-11-01T00:00:00Z') });
  const { sha256 } = await platform.files.put(made.bytes);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into documents (brand_id, title, language, sha256, page_count) values (${things.brandId}, ${mpn}, 'zh', ${sha256}, ${pageCount}) returning id`);
  const { id } = rows[0]!;
  for (const partId of partIds) await db.execute(sql`insert into document_parts (document_id, part_id) values (${id}, ${partId})`);
  return id;
}

/** Other parts of the same package. */
async function addParts(count: number): Promise<number[]> {
  const { rows } = await api.server.db.execute<{ id: number }>(sql`
    insert into parts (brand_id, category_id, mpn, mpn_key, package_case, pins, lifecycle, params, is_pattern, source, popularity, origin, revision)
    select ${things.brandId}, 'mcu', 'SAME' || n, 'SAME' || n, 'SOIC-8', 8, 'active', '{}', false, 'sample', 1, 'sample', 1 from generate_series(1, ${count}) n returning id`);
  return rows.map(({ id }) => id);
}

const spyOnParse = () => vi.spyOn(api.server.platform.parsing, 'parse');
const tasksOf = (parse: ReturnType<typeof spyOnParse>) => parse.mock.calls.map(([task]) => task);

async function allJobs(): Promise<void> {
  const { platform } = api.server;
  while (await readNextPages(platform));
  while ((await readEvidence(platform)) > 0);
  await drawThumbnails(platform);
}

async function known(id: number) {
  const { rows } = await api.server.db.execute<{ state: string; isDrawn: boolean; parts: number }>(sql`
    select s.state, coalesce(t.width = 240, false) as "isDrawn",
      (select count(distinct e.part_id)::int from fact_evidence e where e.document_id = d.id and e.field = 'packageCase') as parts
    from documents d left join document_texts s on s.document_id = d.id left join document_thumbnails t on t.file_sha256 = d.sha256 where d.id = ${id}`);
  return rows[0];
}

describe('一份手册的几样，在一个进程里读', () => {
  it('文字、缩略图、参数的出处：只打开一次', async () => {
    const partIds = await addParts(5);
    const id = await publish('LM358DR', partIds, null);
    const parse = spyOnParse();
    await allJobs();
    expect(await known(id)).toEqual({ state: 'read', isDrawn: true, parts: 5 });
    expect(tasksOf(parse)).toEqual(['document']);
  });

  it('还没有人读过的，别的任务不抢着读', async () => {
    const id = await publish('LM324DR', [], null);
    const parse = spyOnParse();
    expect([await readEvidence(api.server.platform), await drawThumbnails(api.server.platform)]).toEqual([0, 0]);
    expect(parse).not.toHaveBeenCalled();
    await allJobs();
    expect(await known(id)).toEqual({ state: 'read', isDrawn: true, parts: 0 });
  });

  it('写到一半停了：下一次只问还缺的', async () => {
    const id = await publish('LM393DR', [], null);
    const parse = spyOnParse();
    await readNextPages(api.server.platform);
    await api.server.db.execute(sql`delete from document_texts where document_id = ${id}`);
    await readNextPages(api.server.platform);
    const asked = parse.mock.calls.map(([, , , settings]) => settings);
    expect(asked).toMatchObject([{ thumbnail: { width: 240 } }, { thumbnail: null }]);
    expect(await known(id)).toMatchObject({ state: 'read', isDrawn: true });
  });

  it('一起读不下去：各在自己的进程里再读，每样都有', async () => {
    const id = await publish('LM339DR', [things.partId], null);
    const { platform } = api.server;
    const parseAny: typeof platform.parsing.parse = platform.parsing.parse;
    const parse = spyOnParse().mockImplementation((task, ...rest) => (task === 'document' ? Promise.resolve(null) : parseAny(task, ...rest)));
    await allJobs();
    expect(tasksOf(parse)).toEqual(['document', 'pdfText', 'values', 'thumbnail']);
    expect(await known(id)).toMatchObject({ state: 'read', isDrawn: true });
  });

  it('很长的不一起读：一个进程的时间不够；型号很多的，几个型号用一个进程', async () => {
    const { rows } = await api.server.db.execute<{ id: number }>(sql`select id from parts where mpn like 'SAME%' or id = ${things.partId} order by id`);
    const id = await publish(
      'TL072CDR',
      rows.map((row) => row.id),
      61,
    );
    const parse = spyOnParse();
    await allJobs();
    expect(tasksOf(parse)).toEqual(['pdfText', 'values', 'values', 'thumbnail']);
    expect(await known(id)).toMatchObject({ state: 'read', isDrawn: true });
    expect((await known(id))?.parts).toBeGreaterThanOrEqual(5);
  });
});
