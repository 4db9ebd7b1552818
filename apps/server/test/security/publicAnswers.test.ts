// Nobody has to log in for these: whatever they answer, no member's phone, mail or name is in it.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tools } from '../../src/assistant/tools/tools.ts';
import type { JsonSchema, Operation } from '../../src/platform/contract/document.ts';
import { readContract } from '../../src/platform/contract/document.ts';
import { insertArticle, insertDesk } from '../articles.ts';
import { companyOf } from '../companies.ts';
import { postedJob } from '../jobs.ts';
import { sell } from '../shop.ts';
import { insertThings } from '../things.ts';
import { openTradingShop, type TradingShop } from '../tradingShop.ts';

const MPN = 'EX32F103';
let shop: TradingShop;
/** What must not be said, by where it stands. */
let secrets: Map<string, string>;
/** Numbers of things that are there. */
let ids: number[];

beforeAll(async () => {
  shop = await openTradingShop();
  const { api, visitor } = shop;
  const { db } = api.server;
  const things = await insertThings(db);
  await db.execute(sql`update documents set sha256 = ${'e'.repeat(64)}, page_count = 1 where id = ${things.documentId}`);
  await db.execute(sql`insert into document_texts (document_id, state, updated_at) values (${things.documentId}, 'read', now())`);
  await db.execute(sql`insert into document_pages (document_id, page, text, words) values (${things.documentId}, 1, 'UART', to_tsvector('simple', 'uart'))`);
  const goodsId = await sell(db);
  await shop.order([{ goodsId, quantity: 1 }]);
  const company = await companyOf(api);
  const jobId = await postedJob(company.visitor);
  const desk = await insertDesk(db, { memberId: Number(visitor.uid) });
  const articleId = await insertArticle(db, api.clock.now(), desk);
  await visitor.post('/comment/add', { articleId: String(articleId), content: '写得清楚' });
  await db.execute(sql`update members set email = 'member' || id || '.secret@example.com'`);
  await db.execute(sql`update addresses set receiver = '收件人甲乙丙' || id`);
  await db.execute(sql`update enterprises set contact_name = '联系人丁戊己' || id, contact_phone = '1860000' || lpad(id::text, 4, '0')`);
  const { rows } = await db.execute<{ place: string; value: string }>(sql`
    select 'mobile ' || id as place, regexp_replace(mobile, '^\\+?86-?', '') as value from members where mobile is not null
    union all select 'email ' || id, email from members
    union all select 'receiver ' || id, receiver from addresses
    union all select 'address mobile ' || id, regexp_replace(mobile, '^\\+?86-?', '') from addresses
    union all select 'contact ' || id, contact_name from enterprises
    union all select 'contact phone ' || id, contact_phone from enterprises where contact_phone is not null`);
  secrets = new Map(rows.filter(({ value }) => value).map(({ place, value }) => [value, place]));
  ids = [
    ...new Set([
      things.partId,
      things.brandId,
      things.agentId,
      things.documentId,
      goodsId,
      company.id,
      jobId,
      articleId,
      desk.authorId,
      desk.channelId,
      Number(visitor.uid),
      1,
    ]),
  ];
});
afterAll(() => shop.api.close());

const said = (body: string) => [...secrets].flatMap(([value, place]) => (body.includes(value) ? [place] : []));

/** A value that a parameter takes. */
function valueOf(name: string, schema: JsonSchema, id: number): string {
  if (name === 'keywords' || name === 'model') return '';
  const { enum: choices, pattern } = schema;
  if (Array.isArray(choices)) return String(choices[0]);
  if (typeof pattern === 'string' && pattern.includes('0-9a-f]{64}')) return 'e'.repeat(64);
  return schema.type === 'string' ? MPN : String(id);
}

/** The address of an operation with what it has to have; lists are asked for as a whole. */
function addressOf({ url, params, query }: Operation, id: number, isOwned: boolean): string {
  const path = url.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(valueOf(name, params.schema.properties?.[name] ?? {}, id)));
  const search = new URLSearchParams();
  for (const name of query.schema.required ?? []) search.set(name, valueOf(name, query.schema.properties?.[name] ?? {}, id));
  // A list of what belongs to something is also asked for by it.
  const [owner] = Object.keys(query.schema.properties ?? {}).filter((name) => /^id$|Id$/.test(name) && !search.has(name));
  if (owner !== undefined && isOwned) search.set(owner, String(id));
  if (query.schema.properties?.['pageSize']) search.set('pageSize', '100');
  return `/api${path}?${search}`;
}

it('公开接口的回答里没有会员的手机、邮箱和姓名', async () => {
  const open = readContract().operations.filter(({ isMemberOnly, hasEffect }) => !isMemberOnly && !hasEffect);
  const guest = shop.api.visitor();
  const leaks: string[] = [];
  const answered = new Set<string>();
  for (const operation of open) {
    const addresses = new Set(ids.flatMap((id) => [addressOf(operation, id, false), addressOf(operation, id, true)]));
    for (const url of addresses) {
      const { statusCode, body } = await guest.send({ method: 'GET', url });
      if (statusCode === 200) answered.add(operation.id);
      for (const place of said(body)) leaks.push(`${operation.id} says ${place}`);
    }
  }
  expect([...new Set(leaks)]).toEqual([]);
  // Most of them have something to say here; otherwise nothing would have been looked at.
  expect(secrets.size).toBeGreaterThan(10);
  expect(answered.size).toBeGreaterThan(open.length / 2);
  const telling = ['partDetail', 'jobs', 'jobDetail', 'articleDetail', 'articleComments', 'enterpriseDetail', 'goodsDetail', 'assistantAnswer'];
  expect(telling.filter((id) => !answered.has(id))).toEqual([]);
});

it('MCP 工具的回答里也没有', async () => {
  const inputs: Record<string, object[]> = {
    search_parts: [{}, { words: MPN }],
    get_part: [{ mpn: MPN }],
    compare_parts: [{ mpns: [MPN] }],
    match_bom: [{ lines: [{ mpn: MPN }] }],
    find_in_datasheets: [{ words: 'UART' }, { words: 'UART', mpn: MPN }],
    get_datasheet_page: ids.map((documentId) => ({ documentId, page: 1 })),
  };
  expect(Object.keys(inputs).toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
  for (const [name, list] of Object.entries(inputs)) {
    const answers = [];
    for (const input of list)
      answers.push(
        await shop.api.app.inject({
          method: 'POST',
          url: '/api/mcp',
          headers: { accept: 'application/json, text/event-stream' },
          payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
        }),
      );
    expect(
      answers.flatMap(({ body }) => said(body)),
      name,
    ).toEqual([]);
    expect(
      answers.some(({ body }) => body.includes('structuredContent')),
      name,
    ).toBe(true);
  }
});
