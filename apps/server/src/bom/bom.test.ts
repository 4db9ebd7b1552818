// Bills of materials: matched, saved in versions, opened by a link.
import type { Bom, BomLine, BomMatch, BomRow, BomWish } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loggedIn } from '../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { postJson } from '../../test/shop.ts';
import { insertMemberBrand, insertMemberParts } from '../datasheets/parts/memberParts.queries.ts';
import { loadSample } from '../datasheets/parts/sample/loadSample.ts';
import { resumeMatching } from './matching.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await loadSample(api.server.db);
  member = await loggedIn(api, '13900000191');
  other = await loggedIn(api, '13900000192');
});
afterAll(() => api.close());

const wish = (own: Partial<BomWish>): BomWish => ({ mpn: '', brand: '', value: '', footprint: '', description: '', designators: '', ...own });
const line = (own: Partial<BomLine> = {}): BomLine => ({
  ...wish(own),
  quantity: 1,
  customerRef: '',
  note: '',
  match: null,
  confidence: null,
  doubt: null,
  partId: null,
  isConfirmed: false,
  alternates: [],
  isSkipped: false,
  ...own,
});
const match = async (own: Partial<BomWish>): Promise<BomMatch> => {
  const [found] = (await postJson(api.visitor(), '/bom/match', { lines: [wish(own)] })).json<{ data: BomMatch[] }>().data;
  if (!found) throw new Error('no answer');
  return found;
};
const save = async (visitor: Visitor, form: object) =>
  (await postJson(visitor, '/bom/save', { name: '主板', sets: 10, lines: [line({ mpn: 'STM32F103C8T6' })], ...form })).json<{
    code: number;
    reason?: string;
    data: BomRow;
  }>();
const settled = async (id: number): Promise<Bom> => {
  await resumeMatching(api.server.platform, new AbortController().signal);
  return (await member.get('/bom/detail', { id: `${id}` })).json<{ data: Bom }>().data;
};

describe('匹配', () => {
  it.each([
    ['写得一样：确定', { mpn: 'STM32F103C8T6' }, { kind: 'exact', confidence: 'high', doubt: null }, 'STM32F103C8T6'],
    ['大小写和符号不同：还是它', { mpn: 'stm32-f103 c8t6' }, { kind: 'normalised', confidence: 'medium', doubt: null }, 'STM32F103C8T6'],
    ['厂商写对了：确定', { mpn: 'STM32F103C8T6', brand: 'ST' }, { kind: 'exact', confidence: 'high', doubt: null }, 'STM32F103C8T6'],
    ['厂商写的是别家：请人看，不替人选', { mpn: 'STM32F103C8T6', brand: 'TI' }, { kind: 'exact', confidence: 'medium', doubt: 'brand' }, undefined],
    ['多一个编带后缀：换包装，请人看', { mpn: 'CH32V303CBT6REEL' }, { kind: 'packing', confidence: 'medium', doubt: 'packing' }, 'CH32V303CBT6'],
    ['错一个字：只提议，不替人选', { mpn: 'STM32F1O3C8T6' }, { kind: 'alternative', confidence: 'low', doubt: 'spelling' }, undefined],
    ['只有值和封装：按参数提议', { value: '10k', footprint: 'R_0402_1005Metric', designators: 'R1-R4' }, { kind: 'parameters', doubt: 'value' }, undefined],
    ['谁也没有的：没有找到', { mpn: 'ZZQX-99812-YY' }, { kind: 'none', candidates: [] }, undefined],
    ['什么都没写', {}, { kind: 'none', candidates: [] }, undefined],
  ] as const)('%s', async (_, own, expected, mpn) => {
    const found = await match(own);
    expect(found).toMatchObject(expected);
    expect(found.part?.mpn).toBe(mpn);
  });

  it('只提议的，候选里有它，按值找的都是那一类', async () => {
    expect((await match({ mpn: 'STM32F1O3C8T6' })).candidates.map(({ mpn }) => mpn)).toContain('STM32F103C8T6');
    const { candidates } = await match({ value: '10k', footprint: 'R_0402_1005Metric', designators: 'R1' });
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.filter(({ categoryName }) => !categoryName.includes('电阻'))).toEqual([]);
  });

  it('几家都有这个型号：列出各家，不替人选；写了哪一家就是哪一家', async () => {
    const { db } = api.server;
    const [one, two] = [await insertMemberBrand(db, '例甲半导体'), await insertMemberBrand(db, '例乙微电子')];
    for (const brandId of [one, two]) await insertMemberParts(db, { brandId, categoryId: 'mcu', mpns: ['TWOMAKERS358'] });
    await db.execute(sql`update parts set revision = (select revision + 1 from catalogue_state where id = 1) where mpn = 'TWOMAKERS358'`);
    await db.execute(sql`update catalogue_state set revision = revision + 1, epoch = epoch + 1 where id = 1`);
    const both = await match({ mpn: 'TWOMAKERS358' });
    expect(both).toMatchObject({ kind: 'exact', confidence: 'medium', doubt: 'brands', part: null });
    expect(new Set(both.candidates.map(({ brandId }) => brandId))).toEqual(new Set([one, two]));
    expect((await match({ mpn: 'TWOMAKERS358', brand: '例乙微电子' })).part?.brandId).toBe(two);
  });

  it('一次 200 行，多了说多了', async () => {
    const lines = Array.from({ length: 201 }, () => wish({ mpn: 'NE555DR' }));
    expect((await postJson(member, '/bom/match', { lines })).statusCode).toBe(422);
  });
});

describe('保存', () => {
  it('没有匹配的行由任务匹配，匹配完才有结果；每次保存是一个版本，旧的还在', async () => {
    const { data } = await save(member, { lines: [line({ mpn: 'STM32F103C8T6' }), line({ mpn: 'ZZQX-99812-YY' })] });
    expect(data).toMatchObject({ state: 'matching', version: 1, lineCount: 2 });
    const first = await settled(data.id);
    expect(first).toMatchObject({ state: 'ready', settledCount: 1, matchedCount: 2, latest: 1 });
    expect(first.lines.map(({ match: kind, partId }) => [kind, partId !== null])).toEqual([
      ['exact', true],
      ['none', false],
    ]);
    expect(first.parts.map(({ mpn }) => mpn)).toEqual(['STM32F103C8T6']);

    const lines = first.lines.map((each) => ({ ...each, isSkipped: each.partId === null }));
    const second = await save(member, { id: data.id, baseVersion: 1, sets: 20, lines });
    expect(second.data).toMatchObject({ version: 2, state: 'ready', settledCount: 2, sets: 20 });
    const versions = (await member.get('/bom/versions', { id: `${data.id}` })).json().data;
    expect(versions.map(({ version, sets, settledCount }: BomRow) => [version, sets, settledCount])).toEqual([
      [2, 20, 2],
      [1, 10, 1],
    ]);
    const old = (await member.get('/bom/detail', { id: `${data.id}`, version: '1' })).json().data;
    expect(old).toMatchObject({ version: 1, latest: 2, sets: 10, settledCount: 1 });
  });

  it('别处存过新的版本：不覆盖，也不丢', async () => {
    const { data } = await save(member, {});
    await settled(data.id);
    const ready = { id: data.id, baseVersion: 1, lines: [line({ match: 'none', confidence: 'low' })] };
    expect((await save(member, ready)).code).toBe(1);
    expect(await save(member, ready)).toMatchObject({ code: 409, reason: 'bom.changed' });
  });

  it('进程在匹配中途没了：从头再匹配，不出现一半的结果', async () => {
    const { data } = await save(member, { lines: Array.from({ length: 1200 }, (_, at) => line({ mpn: at % 2 ? 'NE555DR' : 'STM32F103C8T6' })) });
    await api.server.db.execute(sql`update boms set matched_count = 500, state = 'matching' where id = ${data.id}`);
    await api.server.db.execute(sql`
      update bom_versions set lines = (select jsonb_agg(l || '{"match": null, "partId": null}') from jsonb_array_elements(lines) l) where bom_id = ${data.id}`);
    const done = await settled(data.id);
    expect(done).toMatchObject({ state: 'ready', matchedCount: 1200 });
    expect(done.lines.every(({ match: kind }) => kind !== null)).toBe(true);
  });

  it('正在读的时候匹配完了：读到的还没有匹配，或者全部匹配好了', async () => {
    const { data } = await save(member, { lines: Array.from({ length: 30 }, () => line({ mpn: 'NE555DR' })) });
    await settled(data.id);
    const { code } = (await member.post('/bom/share', { id: `${data.id}`, isShared: 'true' })).json<{ data: { code: string } }>().data;
    const reads = [() => member.get('/bom/detail', { id: `${data.id}` }), () => api.visitor().get('/bom/shared', { code })];
    for (const read of reads) {
      await api.server.db.execute(sql`update boms set matched_count = 0, state = 'matching' where id = ${data.id}`);
      await api.server.db.execute(sql`
        update bom_versions set lines = (select jsonb_agg(l || '{"match": null, "partId": null}') from jsonb_array_elements(lines) l) where bom_id = ${data.id}`);
      const query = Reflect.get(pg.Pool.prototype, 'query') as (this: pg.Pool, ...args: unknown[]) => Promise<unknown>;
      let isDone = false;
      // The job's last step comes right after the read's first answer.
      const answerAndMatch = async (pool: pg.Pool, args: unknown[]) => {
        const answer = await Reflect.apply(query, pool, args);
        if (!isDone && /from "boms"/.test((args[0] as { text: string }).text)) {
          isDone = true;
          await resumeMatching(api.server.platform, new AbortController().signal);
        }
        return answer;
      };
      const spy = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function between(this: pg.Pool, ...args: unknown[]) {
        return answerAndMatch(this, args) as unknown as undefined;
      });
      const bom = await read()
        .then((reply) => reply.json<{ data: Bom }>().data)
        .finally(() => spy.mockRestore());
      expect([isDone, bom.state, bom.lines.filter(({ match: kind }) => kind !== null).length]).toEqual([true, 'matching', 0]);
    }
  });

  it('任务几次都没有做成的，一小时后的整理接着做', async () => {
    const { data } = await save(member, { name: '没做成的' });
    await api.server.db.execute(sql`update boms set state = 'matching', updated_at = now() - interval '2 hours' where id = ${data.id}`);
    await api.server.db.execute(sql`
      update bom_versions set lines = (select jsonb_agg(l || '{"match": null, "partId": null}') from jsonb_array_elements(lines) l) where bom_id = ${data.id}`);
    await api.server.platform.jobs.run('housekeeping', {});
    const bom = (await member.get('/bom/detail', { id: `${data.id}` })).json<{ data: Bom }>().data;
    expect(bom).toMatchObject({ state: 'ready', matchedCount: 1 });
  });

  it('别人的是没有的；删除以后列表里没有，一天之内能恢复', async () => {
    const { data } = await save(member, { name: '要删的' });
    const id = `${data.id}`;
    for (const url of ['/bom/detail', '/bom/versions']) expect((await other.get(url, { id })).statusCode).toBe(404);
    for (const url of ['/bom/remove', '/bom/restore']) expect((await other.post(url, { id })).statusCode).toBe(404);
    expect((await other.post('/bom/share', { id, isShared: 'true' })).statusCode).toBe(404);
    expect(await save(other, { id: data.id })).toMatchObject({ code: 404 });
    await member.post('/bom/remove', { id });
    expect((await member.get('/bom/detail', { id })).statusCode).toBe(404);
    expect((await member.get('/bom/list', { keywords: '要删' })).json().totalRecord).toBe(0);
    await member.post('/bom/restore', { id });
    expect((await member.get('/bom/list', { keywords: '要删' })).json().totalRecord).toBe(1);
  });

  it('一百份为止', async () => {
    const { rows } = await api.server.db.execute<{ id: number }>(sql`select member_id as id from boms limit 1`);
    await api.server.db.execute(sql`
      insert into boms (member_id, name, sets, state, version, line_count, settled_count, matched_count, created_at, updated_at)
      select ${rows[0]?.id}, 'x', 1, 'ready', 1, 0, 0, 0, now(), now() from generate_series(1, 100)`);
    expect(await save(member, {})).toMatchObject({ code: 0, reason: 'bom.full' });
    await api.server.db.execute(sql`delete from boms where name = 'x'`);
  });
});

describe('分享', () => {
  it('有链接的人看得到最新的版本；关掉以后看不到，再打开是另一个链接', async () => {
    const { data } = await save(member, { name: '给供应商' });
    await settled(data.id);
    const open = async (isShared: boolean) => (await member.post('/bom/share', { id: `${data.id}`, isShared: `${isShared}` })).json().data.code;
    const code = await open(true);
    const shared = (await api.visitor().get('/bom/shared', { code })).json().data;
    expect(shared).toMatchObject({ name: '给供应商', version: 1, shareCode: null });
    expect(await open(false)).toBeNull();
    expect((await api.visitor().get('/bom/shared', { code })).statusCode).toBe(404);
    expect(await open(true)).not.toBe(code);
  });
});

it('记得各列是什么，各人记各人的', async () => {
  const key = 'ab12';
  await postJson(member, '/bom/mapping', { key, fields: ['designators', 'mpn', 'quantity'] });
  expect((await member.get('/bom/mapping', { key })).json().data).toEqual({ fields: ['designators', 'mpn', 'quantity'] });
  expect((await other.get('/bom/mapping', { key })).json().data).toEqual({ fields: null });
});
