import type { Document, OperatorDocument, PartRow } from '@chippage/api/types';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { type MakerAnswer, type MakerSites, makerSites } from '../../../test/makerSites.ts';
import { operatorOf } from '../../../test/operator.ts';
import { pdfOf } from '../../../test/pdfs.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';
import { auditRows } from '../../platform/audit.schema.ts';
import { internetFiles } from '../../services/outsideFiles/internet.ts';
import { LINKS } from './checkLinks.ts';

let sites: MakerSites;
let api: TestApp;
let operator: Visitor;
let things: TestThings;
let answers: Record<string, MakerAnswer> = {};
let isOffline = false;

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const pdf: MakerAnswer = { status: 200, headers: { 'content-type': 'application/pdf' }, body: pdfOf() };
const page: MakerAnswer = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>login' };

beforeAll(async () => {
  sites = await makerSites(
    (_method, address) => (address in answers ? answers[address] : { status: 404 }),
    () => (isOffline ? [] : ['93.184.215.14']),
  );
  api = await createTestApp({ logLevel: 'silent', services: { outsideFiles: internetFiles({ userAgent: 'Test/1', line: sites.line, timeoutMs: 2000 }) } });
  const { db } = api.server;
  things = await insertThings(db);
  await db.execute(sql`update brands set website = 'https://www.maker.example.com' where id = ${things.brandId}`);
});
afterAll(async () => {
  await api.close();
  await sites.close();
});

beforeEach(async () => {
  // The clock goes on by weeks, and a session does not last that long.
  api.clock.advance(HOUR);
  operator = await operatorOf(api);
  await api.server.db.execute(sql`delete from documents where outside_url is not null`);
  answers = {};
  isOffline = false;
  sites.asked.length = 0;
});

async function addOutside(address: string): Promise<number> {
  const { rows } = await api.server.db.execute<{ id: number }>(sql`
    insert into documents (brand_id, title, language, outside_url, host) values (${things.brandId}, ${address}, 'zh', ${address}, ${new URL(address).hostname}) returning id`);
  return rows[0]!.id;
}
const run = () => api.server.platform.jobs.run(LINKS, {});
const read = async (id: number) => (await api.visitor().get('/my/spec/v1/detail', { id: `${id}` })).json<{ data: Document }>().data;
const stateOf = async (id: number) => (await read(id)).link?.status ?? null;
const list = async (query: Record<string, string>) => (await operator.get('/operator/documents', query)).json<{ data: OperatorDocument[] }>().data;
const asked = () => sites.asked.filter((each) => each.startsWith('GET') || each.startsWith('HEAD')).map((each) => each.split(' ')[1]);

it('一轮里每个主机只问一份；一周以后才再问', async () => {
  const [a, b, c] = [
    await addOutside('https://maker.example.com/a.pdf'),
    await addOutside('https://maker.example.com/b.pdf'),
    await addOutside('https://cdn.maker.example.com/c.pdf'),
  ];
  answers = { 'https://maker.example.com/a.pdf': pdf, 'https://maker.example.com/b.pdf': pdf, 'https://cdn.maker.example.com/c.pdf': page };
  await run();
  expect([await stateOf(a), await stateOf(b), await stateOf(c)]).toEqual(['ok', null, 'loginWall']);
  await run();
  expect(await stateOf(b)).toBe('ok');
  sites.asked.length = 0;
  await run();
  expect(asked()).toEqual([]);
  api.clock.advance(WEEK + 1);
  answers['https://maker.example.com/a.pdf'] = { status: 404 };
  await run();
  expect((await read(a)).link).toEqual({ status: 'dead', checkTime: api.clock.now().toISOString(), movedTo: null });
});

it('这台机器断网：谁也没有回应，什么也不改；网络回来接着查', async () => {
  const id = await addOutside('https://maker.example.com/a.pdf');
  answers = { 'https://maker.example.com/a.pdf': pdf };
  await run();
  isOffline = true;
  for (let times = 0; times < 4; times++) {
    api.clock.advance(WEEK + 1);
    await run();
  }
  expect(await stateOf(id)).toBe('ok');
  isOffline = false;
  answers = {};
  api.clock.advance(8 * HOUR);
  await run();
  expect(await stateOf(id)).toBe('dead');
});

it('只有它没有回应：三次以后才说打不开', async () => {
  const [gone, there] = [await addOutside('https://gone.maker.example.com/a.pdf'), await addOutside('https://maker.example.com/b.pdf')];
  answers = { 'https://gone.maker.example.com/a.pdf': undefined, 'https://maker.example.com/b.pdf': pdf };
  const states = [];
  for (let times = 0; times < 3; times++) {
    await run();
    states.push(await stateOf(gone));
    api.clock.advance(8 * HOUR);
  }
  expect([states, await stateOf(there)]).toEqual([[null, null, 'unreachable'], 'ok']);
});

it('在自己的主机上永久转走：跟过去；转到别的主机：提给运营，页面和列表写明', async () => {
  const [own, other] = [await addOutside('https://maker.example.com/a.pdf'), await addOutside('https://cdn.maker.example.com/a.pdf')];
  answers = {
    'https://maker.example.com/a.pdf': { status: 301, headers: { location: '/new.pdf' } },
    'https://maker.example.com/new.pdf': pdf,
    'https://cdn.maker.example.com/a.pdf': { status: 301, headers: { location: 'https://maker.example.com/new.pdf' } },
  };
  await run();
  expect(await read(own)).toMatchObject({ outsideUrl: 'https://maker.example.com/new.pdf', host: 'maker.example.com', link: { status: 'ok' } });
  expect((await api.visitor().get('/outside/pdf/url', { id: `${own}` })).json().data).toEqual({
    url: 'https://maker.example.com/new.pdf',
    host: 'maker.example.com',
  });
  expect(await read(other)).toMatchObject({
    outsideUrl: 'https://cdn.maker.example.com/a.pdf',
    link: { status: 'moved', movedTo: 'https://maker.example.com/new.pdf' },
  });
  const found = await list({ linkStatus: 'moved' });
  expect(found.map(({ id, link }) => [id, link?.movedTo, link?.catalogueAddress])).toEqual([
    [other, 'https://maker.example.com/new.pdf', 'https://cdn.maker.example.com/a.pdf'],
  ]);
});

it('搜索的行写着状态', async () => {
  const id = await addOutside('https://maker.example.com/a.pdf');
  await api.server.db.execute(sql`update documents set taken_down_at = now() where id = ${things.documentId}`);
  await api.server.db.execute(sql`insert into document_parts (document_id, part_id) values (${id}, ${things.partId})`);
  await run();
  const row = (await api.visitor().get('/my/spec/v1/detail', { id: `${id}` })).json<{ data: { part: PartRow } }>().data.part;
  expect(row.datasheet).toMatchObject({ documentId: id, isHosted: false, link: { status: 'dead', checkTime: expect.any(String), movedTo: null } });
  await api.server.db.execute(sql`update documents set taken_down_at = null where id = ${things.documentId}`);
});

it('运营：马上检查，没有回应就不改；更正地址要在原厂的主机上，之后重新算；都记在日志里', async () => {
  const id = await addOutside('https://maker.example.com/a.pdf');
  const send = (path: string, form: Record<string, string> = {}) => operator.post(`/operator/documents/${path}`, { id: `${id}`, ...form });
  answers = { 'https://maker.example.com/b.pdf': pdf, 'https://maker.example.com/silent.pdf': undefined };
  expect((await send('checkLink')).json().data.link).toMatchObject({ status: 'dead', okTime: null });
  for (const address of ['https://elsewhere.test/b.pdf', 'https://10.0.0.1/b.pdf', 'https://maker.example.com:444/b.pdf', 'javascript:alert(1)']) {
    const refused = await send('correctLink', { address });
    expect([refused.statusCode, refused.json().reason]).toEqual([422, 'document.link_address']);
  }
  expect((await send('correctLink', { address: 'https://maker.example.com/b.pdf' })).json().data.link).toMatchObject({
    address: 'https://maker.example.com/b.pdf',
    catalogueAddress: 'https://maker.example.com/a.pdf',
    status: null,
  });
  expect((await send('checkLink')).json().data.link).toMatchObject({ status: 'ok' });
  await send('correctLink', { address: 'https://maker.example.com/silent.pdf' });
  const silent = await send('checkLink');
  expect([silent.statusCode, silent.json().reason]).toEqual([409, 'document.link_silent']);
  expect((await send('correctLink', { address: 'https://maker.example.com/a.pdf' })).json().data.link).toMatchObject({
    address: 'https://maker.example.com/a.pdf',
    status: null,
  });
  const rows = await api.server.db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(5);
  expect(rows.map(({ event }) => event)).toContain('document.check_link');
  expect(rows[0]).toMatchObject({ event: 'document.correct_link', memberId: operator.uid, detail: { document: id, to: 'https://maker.example.com/a.pdf' } });
  expect((await operator.post('/operator/documents/checkLink', { id: `${things.documentId}` })).statusCode).toBe(404);
  expect((await api.visitor().post('/operator/documents/checkLink', { id: `${id}` })).statusCode).toBe(401);
});

it('存档：写明许可，留下文件和 SHA-256，在本站打开；链接失效以后还在；不是 PDF 的不存', async () => {
  const id = await addOutside('https://maker.example.com/a.pdf');
  const archive = () => operator.post('/operator/documents/archive', { id: `${id}`, licence: '原厂书面同意（2026-11-02）' });
  answers = { 'https://maker.example.com/a.pdf': page };
  const refused = await archive();
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'document.no_pdf']);
  answers = { 'https://maker.example.com/a.pdf': pdf };
  expect((await archive()).json().data).toMatchObject({ source: 'outside', link: { archive: { licence: '原厂书面同意（2026-11-02）' } } });
  answers = {};
  api.clock.advance(WEEK + 1);
  await run();
  const document = await read(id);
  expect(document).toMatchObject({
    isHosted: true,
    link: { status: 'dead' },
    archive: { licence: '原厂书面同意（2026-11-02）' },
    outsideUrl: 'https://maker.example.com/a.pdf',
  });
  expect(document.sha256).toMatch(/^[0-9a-f]{64}$/);
  const file = await api.visitor().get(`/file/spec/v1/content/${id}`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await archive()).json().reason).toBe('document.archived');
});

it('没有开启的站点：定期的检查什么也不做，运营得到说明', async () => {
  const quiet = await createTestApp({ logLevel: 'silent' });
  const { brandId } = await insertThings(quiet.server.db);
  const { rows } = await quiet.server.db.execute<{ id: number }>(sql`
    insert into documents (brand_id, title, language, outside_url, host) values (${brandId}, 'x', 'zh', 'https://maker.example.com/a.pdf', 'maker.example.com') returning id`);
  await quiet.server.platform.jobs.run(LINKS, {});
  const refused = await (await operatorOf(quiet)).post('/operator/documents/checkLink', { id: `${rows[0]?.id}` });
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'document.link_off']);
  await quiet.close();
});
