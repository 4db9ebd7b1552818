import { sql } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { operatorOf } from '../../../test/operator.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';
import { readNextPages } from './readTexts.ts';

let api: TestApp;
let things: TestThings;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  things = await insertThings(api.server.db);
  await api.server.db.execute(sql`delete from documents where id = ${things.documentId}`);
});
afterAll(() => api.close());

async function pdf(pages: readonly string[]): Promise<Buffer> {
  const made = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  made.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => made.on('end', resolve));
  for (const text of pages) made.addPage().text(text);
  made.end();
  await done;
  return Buffer.concat(chunks);
}

/** A hosted document of the part, as an approved upload is one. */
async function publish(title: string, bytes: Buffer | null): Promise<number> {
  const { db, platform } = api.server;
  const sha256 = bytes === null ? 'f'.repeat(64) : (await platform.files.put(bytes)).sha256;
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into documents (brand_id, title, language, sha256) values (${things.brandId}, ${title}, 'en', ${sha256}) returning id`,
  );
  const id = rows[0]!.id;
  await db.execute(sql`insert into document_parts (document_id, part_id) values (${id}, ${things.partId})`);
  return id;
}
const readAll = async () => {
  while (await readNextPages(api.server.platform));
};
interface Reply {
  data: { id: number; title: string; hitPages: number; hits: { page: number; excerpt: string; phrase: string }[] }[];
  totalRecord: number;
  searchable: number;
  withoutText: number;
  unread: number;
  categories: { id: string; count: number }[];
  brands: { id: string; count: number }[];
}
const search = async (keywords: string, more: Record<string, string> = {}) => (await api.visitor().get('/spec/v1/text', { keywords, ...more })).json<Reply>();
const titles = async (keywords: string, more?: Record<string, string>) => (await search(keywords, more)).data.map(({ title }) => title);

describe('手册全文', () => {
  it('说出页和那一处的字；连在一起的在前，加引号的只要连在一起的', async () => {
    await publish('散开的', await pdf(['The spectrum of noise is flat up to 1 MHz.', 'Do not spread the paste beyond the pad. The spectrum is on page 1.']));
    await publish('连着的', await pdf(['Nothing of interest is said on this page.', 'Enable the spread spectrum clock to lower EMI, VOUT = 3.3 V.']));
    await readAll();
    const reply = await search('spread spectrum');
    expect(reply.data.map(({ title }) => title)).toEqual(['连着的', '散开的']);
    expect(reply.data[0]).toMatchObject({
      hitPages: 1,
      hits: [{ page: 2, phrase: 'spread spectrum', excerpt: expect.stringContaining('clock to lower EMI') }],
    });
    expect(await titles('"spread spectrum"')).toEqual(['连着的']);
    expect(await titles('3.3V')).toEqual(['连着的']);
    expect(reply).toMatchObject({
      searchable: 2,
      withoutText: 0,
      categories: [{ id: 'mcu', count: 2 }],
      brands: [{ id: String(things.brandId), count: 2 }],
    });
  });

  it('按分类和品牌筛选，分页不多不少', async () => {
    expect(await titles('spectrum', { category: 'mcu' })).toHaveLength(2);
    expect(await titles('spectrum', { category: 'power' })).toEqual([]);
    expect(await titles('spectrum', { brandId: String(things.brandId + 1) })).toEqual([]);
    const pages = await Promise.all(['1', '2', '3'].map((pageIndex) => search('spectrum', { pageIndex, pageSize: '1' })));
    expect(pages.map(({ data }) => data.length)).toEqual([1, 1, 0]);
    expect(pages.map(({ totalRecord }) => totalRecord)).toEqual([2, 2, 2]);
  });

  it('没有字可找，就没有结果，照样说出有多少份', async () => expect(await search('  ')).toMatchObject({ data: [], totalRecord: 0, searchable: 2 }));

  it('下架的马上搜不到，恢复了又搜得到；没有了的连字也没有', async () => {
    const id = await publish('会下架的', await pdf(['A unique quokkaword stands in this sheet for the test.']));
    expect(await search('quokkaword')).toMatchObject({ data: [], unread: 1 });
    await readAll();
    expect(await titles('quokkaword')).toEqual(['会下架的']);
    const operator = await operatorOf(api);
    await operator.post('/operator/documents/takeDown', { id: String(id), kind: 'wrong', reason: '内容有误，先下架' });
    expect(await search('quokkaword')).toMatchObject({ data: [], totalRecord: 0, searchable: 2, brands: [] });
    await operator.post('/operator/documents/restore', { id: String(id) });
    expect(await titles('quokkaword')).toEqual(['会下架的']);
    await api.server.db.execute(sql`delete from documents where id = ${id}`);
    const { rows } = await api.server.db.execute(sql`select from document_pages where document_id = ${id}`);
    expect(rows).toEqual([]);
  });

  it('扫描件、打不开的、文件不在的都记下来，不会一再去读', async () => {
    await publish('扫描件', await pdf(['1', '2']));
    await publish('打不开的', Buffer.from('%PDF-1.7\nnothing that opens'));
    await publish('文件不在', null);
    await readAll();
    expect(await search('spectrum')).toMatchObject({ searchable: 2, withoutText: 3 });
    expect(await readNextPages(api.server.platform)).toBe(false);
  });

  it('读到一半停了：搜不到半份，接着读完才搜得到', async () => {
    const id = await publish(
      '很长的',
      await pdf(Array.from({ length: 70 }, (_, at) => `Page ${at + 1} of the longest sheet says wombatword again and again.`)),
    );
    expect(await search('wombatword')).toMatchObject({ searchable: 2, withoutText: 3, unread: 1 });
    await readNextPages(api.server.platform);
    expect(await search('wombatword')).toMatchObject({ searchable: 2, unread: 1 });
    const kept = async () => (await api.server.db.execute(sql`select page from document_pages where document_id = ${id} order by page`)).rows.length;
    expect(await kept()).toBe(60);
    expect(await titles('wombatword')).toEqual([]);
    await readAll();
    expect(await kept()).toBe(70);
    const reply = await search('wombatword');
    expect(reply).toMatchObject({ searchable: 3, unread: 0 });
    const [hit] = reply.data;
    expect(hit).toMatchObject({ hitPages: 70 });
    expect(hit!.hits).toHaveLength(3);
  });

  it('读的进程被外面结束：什么也没写下，下次重新读', async () => {
    const id = await publish('中断的', await pdf(['The numbatword stands on the only page of this sheet.']));
    const { platform } = api.server;
    const broken = { ...platform, parsing: { ...platform.parsing, parse: () => Promise.reject(new Error('ended from outside')) } };
    await expect(readNextPages(broken)).rejects.toThrow('ended from outside');
    expect(await titles('numbatword')).toEqual([]);
    await readAll();
    expect((await search('numbatword')).data.map((hit) => hit.id)).toEqual([id]);
  });

  it('读不下去的一页略过，别的页照样搜得到', async () => {
    await publish('坏一页的', await pdf(['The first page says bilbyword and is fine.', 'This page breaks.', 'The third page says bilbyword and is fine too.']));
    const { platform } = api.server;
    const parse = ((task: 'document' | 'pdfText', owner: string, file: never, settings: { from: number; count: number }) =>
      task === 'document' || (settings.from <= 2 && settings.from + settings.count > 2)
        ? Promise.resolve(null)
        : platform.parsing.parse(task, owner, file, settings)) as typeof platform.parsing.parse;
    while (await readNextPages({ ...platform, parsing: { ...platform.parsing, parse } }));
    expect((await search('bilbyword')).data[0]).toMatchObject({ hitPages: 2, hits: [{ page: 1 }, { page: 3 }] });
  });

  it('样例手册只读说好的那么多份；会员的一份照读', async () => {
    const { db, platform } = api.server;
    const few = { ...platform, config: { ...platform.config, sampleReading: 1 } };
    const samples = [await publish('样例一', await pdf(['The dunnartword is here.'])), await publish('样例二', await pdf(['The dunnartword is here too.']))];
    await db.execute(sql`update documents set is_sample = true where id = any(${sql.param(samples)})`);
    await publish('会员的', await pdf(['The dunnartword again.']));
    while (await readNextPages(few));
    expect((await titles('dunnartword')).toSorted()).toEqual(['会员的', '样例一']);
    await readAll();
    expect(await titles('dunnartword')).toHaveLength(3);
  });
});
