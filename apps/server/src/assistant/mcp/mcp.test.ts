import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';

let api: TestApp;
let things: TestThings;
let client: Client;
const MPN = 'EX32F103';

/** A client of the official SDK whose requests reach the application without a socket. */
async function connect(of: TestApp, ip = '127.0.0.1'): Promise<Client> {
  const made = new Client({ name: 'test', version: '1' });
  const send: typeof fetch = async (_url, init) => {
    const answer = await of.app.inject({
      method: init?.method === 'GET' ? 'GET' : 'POST',
      url: '/api/mcp',
      remoteAddress: ip,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' && { payload: init.body }),
    });
    const isEmpty = answer.statusCode === 202;
    return new Response(isEmpty ? null : answer.body, { status: answer.statusCode, headers: { 'content-type': String(answer.headers['content-type'] ?? '') } });
  };
  await made.connect(new StreamableHTTPClientTransport(new URL('http://portal.example/mcp'), { fetch: send }));
  return made;
}

const call = async (name: string, input: Record<string, unknown>) => {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: input });
  return { data: structuredContent as Record<string, never>, isError: isError === true, text: JSON.stringify(content) };
};

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  things = await insertThings(api.server.db);
  const { db } = api.server;
  await db.execute(sql`update documents set sha256 = ${'e'.repeat(64)}, page_count = 2 where id = ${things.documentId}`);
  await db.execute(sql`insert into document_texts (document_id, state, updated_at) values (${things.documentId}, 'read', now())`);
  await db.execute(sql`insert into document_pages (document_id, page, text, words)
    values (${things.documentId}, 2, 'The device has three UART ports.', to_tsvector('simple', 'the device has three uart ports'))`);
  client = await connect(api);
});
afterAll(async () => {
  await client.close();
  await api.close();
});

describe('MCP：官方 SDK 的客户端', () => {
  it('列出全部工具，都只读', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_parts', 'get_part', 'compare_parts', 'match_bom', 'find_in_datasheets', 'get_datasheet_page']);
    expect(tools.every(({ annotations, description }) => annotations?.readOnlyHint === true && (description ?? '').length > 40)).toBe(true);
  });

  it('搜索、取一个型号：事实带着来源，型号带着网址', async () => {
    const { data } = await call('search_parts', { words: MPN });
    expect(data).toMatchObject({
      total: 1,
      parts: [{ id: things.partId, mpn: MPN, url: expect.stringContaining(`/datasheet/datasheetDetail/${things.partId}`) }],
    });
    const part = await call('get_part', { mpn: MPN });
    expect(part.data).toMatchObject({
      part: { id: things.partId, sources: expect.anything(), facts: expect.arrayContaining([expect.objectContaining({ field: 'lifecycle' })]) },
    });
    expect(part.data).toMatchObject({ documents: [{ id: things.documentId }] });
  });

  it('在手册里找词，再取那一页；没有的页说清楚', async () => {
    const { data } = await call('find_in_datasheets', { mpn: MPN, words: 'UART' });
    expect(data).toMatchObject({
      pages: [{ documentId: things.documentId, page: 2, excerpt: expect.stringContaining('UART'), url: expect.stringContaining('#page=2') }],
    });
    expect((await call('get_datasheet_page', { documentId: things.documentId, page: 2 })).data).toMatchObject({
      text: 'The device has three UART ports.',
      isCut: false,
    });
    expect(await call('get_datasheet_page', { documentId: things.documentId, page: 3 })).toMatchObject({
      isError: true,
      text: expect.stringContaining('只有 2 页'),
    });
    await api.server.db.execute(sql`update documents set taken_down_at = now() where id = ${things.documentId}`);
    expect(await call('get_datasheet_page', { documentId: things.documentId, page: 2 })).toMatchObject({ isError: true });
    await api.server.db.execute(sql`update documents set taken_down_at = null where id = ${things.documentId}`);
  });

  it('匹配 BOM、并排比较', async () => {
    const { data } = await call('match_bom', { lines: [{ mpn: MPN }, { mpn: 'NO-SUCH-99' }] });
    expect(data).toMatchObject({
      lines: [
        { line: 1, kind: 'exact', part: { id: things.partId } },
        { line: 2, kind: 'none', part: null },
      ],
    });
    expect((await call('compare_parts', { ids: [things.partId], mpns: [MPN] })).data).toMatchObject({ parts: [{ id: things.partId }] });
  });

  it('错的输入、没有的工具、没有的型号：说出怎么办，不是故障', async () => {
    expect(await call('search_parts', { words: 7 })).toMatchObject({ isError: true, text: expect.stringContaining('/words') });
    expect(await call('search_parts', { brands: ['没有这个牌子'] })).toMatchObject({ isError: true, text: expect.stringContaining('没有叫') });
    expect(await call('get_part', { mpn: 'NO-SUCH-99' })).toMatchObject({ isError: true, text: expect.stringContaining('NO-SUCH-99') });
    expect(await call('constructor', {})).toMatchObject({ isError: true });
    expect(await call('get_part', { id: 999_999 })).toMatchObject({ isError: true, text: expect.stringContaining('没有找到') });
  });

  it('一次一条消息；别的网站的页面不能借访客的浏览器来问', async () => {
    const post = (headers: Record<string, string>, payload: object) =>
      api.app.inject({ method: 'POST', url: '/api/mcp', headers: { accept: 'application/json, text/event-stream', ...headers }, payload });
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect((await post({}, [ping, ping])).statusCode).toBe(400);
    expect((await post({ origin: 'https://elsewhere.example' }, ping)).statusCode).toBe(403);
    expect((await post({}, ping)).json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    expect((await api.app.inject({ method: 'GET', url: '/api/mcp' })).statusCode).toBe(405);
  });
});

it('额度与访客的搜索相同：用完是 429', async () => {
  const counted = await createTestApp({ logLevel: 'silent', env: { ANONYMOUS_BUDGET: 'on', PUBLIC_ORIGIN: 'https://portal.example' } });
  const post = () =>
    counted.app.inject({
      method: 'POST',
      url: '/api/mcp',
      remoteAddress: '203.0.113.9',
      headers: { accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 62; n++) statuses.push((await post()).statusCode);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses).toContain(429);
  await counted.close();
});
