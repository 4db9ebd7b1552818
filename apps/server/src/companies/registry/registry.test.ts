import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { askRegistry, factsCalls, failFacts, FULL_COMPANY, SILENT_COMPANY } from '../../../test/registry.ts';
import { sampleCompanies } from '../../enterprise/sample/sampleCompanies.ts';
import { loadSampleCompanies } from '../../enterprise/sample/loadSampleCompanies.ts';
import type { Ctx } from '../../platform/context.ts';
import { sampleFirms } from '../../services/companyFacts/sample/firms.ts';
import { readCompany } from './registryRead.ts';

const HOUR = 3_600_000;

let api: TestApp;
let member: Visitor;
let mobile = 13_900_000_700;
const newMember = () => loggedIn(api, `${(mobile += 1)}`);
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  member = await newMember();
});
afterEach(() => failFacts(api, null));
afterAll(() => api.close());

describe('查到什么', () => {
  it('搜索给出出处和时间，标明样例；没有词就不问', async () => {
    const before = factsCalls(api);
    expect((await askRegistry(member, 'search')).data).toMatchObject({ hits: [], total: 0 });
    expect(factsCalls(api)).toBe(before);
    const { data } = await askRegistry(member, 'search', { keywords: ' 示例　全景 '.replace('　', '') });
    expect(data).toMatchObject({ total: 1, hits: [{ id: FULL_COMPANY }], provenance: { isSample: true, isStale: false, asOf: api.clock.now().toISOString() } });
    await askRegistry(member, 'search', { keywords: '示例全景' });
    expect(factsCalls(api)).toBe(before + 1);
  });

  it('一家企业：数目是已查过的；没有的是 404', async () => {
    expect((await askRegistry(member, 'company', { id: FULL_COMPANY })).data).toMatchObject({
      name: '示例全景电子（深圳）有限公司',
      counts: [],
      enterpriseId: null,
    });
    await askRegistry(member, 'records', { id: FULL_COMPANY, block: 'judgments' });
    await askRegistry(member, 'records', { id: FULL_COMPANY, block: 'hearings' });
    expect((await askRegistry(member, 'company', { id: FULL_COMPANY })).data['counts']).toEqual([
      { block: 'hearings', total: 5 },
      { block: 'judgments', total: 73 },
    ]);
    expect(await askRegistry(member, 'company', { id: 5 })).toMatchObject({ status: 404, reason: 'resource.not_found' });
  });

  it('一张 4 页的表：各种页长都由同样的几页切出来，不另外问', async () => {
    const before = factsCalls(api);
    const ids = async (pageIndex: number, pageSize: number) => {
      const { data } = await askRegistry(member, 'records', { id: FULL_COMPANY, block: 'judgments', pageIndex, pageSize });
      return [data['total'], ...(data['records'] as { id: string }[]).map(({ id }) => id)];
    };
    expect(await ids(8, 10)).toEqual([73, '71', '72', '73']);
    expect(await ids(2, 15)).toEqual([73, ...Array.from({ length: 15 }, (_, n) => `${16 + n}`)]);
    expect(await ids(500, 20)).toEqual([73]);
    // Pages 4 and 2; the first is kept already.
    expect(factsCalls(api) - before).toBe(2);
  });

  it('专利按种类和状态、商标按类筛选：数目是筛选以后的', async () => {
    const read = async (query: Record<string, string | number>) => (await askRegistry(member, 'records', { id: FULL_COMPANY, pageSize: 20, ...query })).data;
    const all = await read({ block: 'patents' });
    const design = await read({ block: 'patents', patentKind: 'design' });
    expect([all['total'], design['total'], (design['records'] as unknown[]).length]).toEqual([46, 15, 15]);
    expect(JSON.stringify(design)).not.toContain('发明专利');
    expect(await read({ block: 'trademarks', trademarkClass: 35 })).toMatchObject({ total: 8 });
  });

  it('查无结果也是回答，也留着', async () => {
    expect((await askRegistry(member, 'records', { id: SILENT_COMPANY, block: 'staff' })).data).toMatchObject({ records: [], total: 0 });
    const before = factsCalls(api);
    expect((await askRegistry(member, 'records', { id: SILENT_COMPANY, block: 'staff' })).data).toMatchObject({ records: [], total: 0 });
    expect(factsCalls(api)).toBe(before);
    expect((await askRegistry(member, 'report', { id: SILENT_COMPANY })).data).toMatchObject({ year: null, years: [], tables: [] });
    expect((await askRegistry(member, 'snapshot', { id: SILENT_COMPANY })).data).toMatchObject({ hasImage: false, time: null });
    expect((await member.get(`/tyc/services/open/snapshot/${SILENT_COMPANY}`)).statusCode).toBe(404);
  });

  it('年报按年，风险按范围，快照是图，关系和评分由各张表合成', async () => {
    expect((await askRegistry(member, 'report', { id: FULL_COMPANY, year: 2024 })).data).toMatchObject({ year: 2024, years: [2025, 2024, 2023] });
    expect((await askRegistry(member, 'report', { id: FULL_COMPANY, year: 1999 })).status).toBe(404);
    expect((await askRegistry(member, 'risk', { id: FULL_COMPANY })).data).toMatchObject({ level: 'high', name: '示例全景电子（深圳）有限公司' });
    expect((await member.get(`/tyc/services/open/snapshot/${FULL_COMPANY}`)).statusCode).toBe(404);
    expect((await askRegistry(member, 'snapshot', { id: FULL_COMPANY })).data).toMatchObject({ hasImage: true });
    const image = await member.get(`/tyc/services/open/snapshot/${FULL_COMPANY}`);
    expect([image.statusCode, image.headers['content-type'], image.rawPayload.subarray(1, 4).toString()]).toEqual([200, 'image/png', 'PNG']);
    const { data } = await askRegistry(member, 'relations', { id: FULL_COMPANY });
    expect([(data['relations'] as unknown[]).length, data['left']]).toEqual([12, 0]);
    expect((await askRegistry(member, 'score', { id: FULL_COMPANY })).data).toMatchObject({ score: 59, parts: { length: 7 } });
  });

  it('两个同名的人是两个人，各有各的企业', async () => {
    const [one, other] = [
      await askRegistry(member, 'person', { id: 880_000_001, companyId: 990_000_001 }),
      await askRegistry(member, 'person', { id: 880_000_041, companyId: 990_000_060 }),
    ];
    expect([one.data, other.data]).toMatchObject([
      { name: '示例赵一', namesakes: 1 },
      { name: '示例赵一', namesakes: 1, total: 1 },
    ]);
    expect((await askRegistry(member, 'person', { id: 880_000_041, companyId: FULL_COMPANY })).status).toBe(404);
  });

  it('门户的样例企业都查得到，名称和代码相同，认得出是本站的哪一家', async () => {
    expect(sampleFirms.slice(0, sampleCompanies.length).map(({ name, creditCode }) => [name, creditCode])).toEqual(
      sampleCompanies.map(({ name, creditCode }) => [name, creditCode]),
    );
    await loadSampleCompanies(api.server.platform);
    expect((await askRegistry(member, 'company', { id: 990_000_001 })).data).toMatchObject({ name: sampleCompanies[0]?.name, enterpriseId: 1 });
  });
});

describe('同时问的', () => {
  it('20 个人同时打开一张没查过的表：来源只被问一次', async () => {
    const before = factsCalls(api);
    failFacts(api, 'slow:300');
    const answers = await Promise.all(Array.from({ length: 20 }, () => askRegistry(member, 'records', { id: 990_000_021, block: 'changes' })));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(factsCalls(api)).toBe(before + 1);
  });

  it('两个进程同时要：一个去问，另一个等它的回答', async () => {
    const { platform } = api.server;
    const facts = platform.services.companyFacts;
    const before = factsCalls(api);
    failFacts(api, 'slow:300');
    // Another object of the same provider is what another process has.
    const processes = [0, 1].map(
      () =>
        ({
          ...platform,
          services: { ...platform.services, companyFacts: facts && { ...facts } },
          session: null,
          isLocal: true,
          uuid: '',
          ip: '127.0.0.1',
        }) as unknown as Ctx,
    );
    const answers = await Promise.all(processes.map((ctx) => readCompany(ctx, 990_000_050)));
    expect(answers.map(({ value }) => value?.id)).toEqual([990_000_050, 990_000_050]);
    expect(factsCalls(api)).toBe(before + 1);
  });

  it('来源失败时一起得到说明，不是 5xx；再问就好', async () => {
    failFacts(api, 'http500', 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => askRegistry(member, 'company', { id: 990_000_022 })));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.some(({ reason }) => reason === 'registry.unanswered')).toBe(true);
    expect((await askRegistry(member, 'company', { id: 990_000_022 })).code).toBe(1);
  });
});

describe('留着的', () => {
  it('表留一天，登记留七天，搜索留一小时；过了就再问', async () => {
    const asked = async (path: string, query: Record<string, string | number>) => {
      const before = factsCalls(api);
      expect((await askRegistry(member, path, query)).code).toBe(1);
      return factsCalls(api) - before;
    };
    const [table, company, search] = [
      ['records', { id: 990_000_023, block: 'staff' }] as const,
      ['company', { id: 990_000_023 }] as const,
      ['search', { keywords: '远帆' }] as const,
    ];
    expect([await asked(...table), await asked(...company), await asked(...search)]).toEqual([1, 1, 1]);
    api.clock.advance(HOUR - 1);
    expect([await asked(...table), await asked(...company), await asked(...search)]).toEqual([0, 0, 0]);
    api.clock.advance(1);
    expect([await asked(...table), await asked(...company), await asked(...search)]).toEqual([0, 0, 1]);
    api.clock.advance(23 * HOUR);
    expect([await asked(...table), await asked(...company)]).toEqual([1, 0]);
    api.clock.advance(6 * 24 * HOUR);
    expect(await asked(...company)).toBe(1);
  });

  it('来源不答时给出旧的并说明；没有旧的就说稍后再查', async () => {
    const query = { id: 990_000_024, block: 'holders' };
    const { data } = await askRegistry(member, 'records', query);
    api.clock.advance(25 * HOUR);
    for (const mode of ['http500', 'garbage', 'vendor:300006'] as const) {
      failFacts(api, mode);
      const stale = await askRegistry(member, 'records', query);
      expect([stale.code, stale.data['records']]).toEqual([1, data['records']]);
      expect(stale.data['provenance']).toMatchObject({ isStale: true, asOf: (data['provenance'] as { asOf: string }).asOf });
      expect(await askRegistry(member, 'records', { id: 990_000_024, block: 'staff' })).toMatchObject({ status: 200, code: 0, reason: 'registry.unanswered' });
    }
  });

  it('三十天以后不留', async () => {
    await askRegistry(member, 'records', { id: 990_000_025, block: 'staff' });
    api.clock.advance(31 * 24 * HOUR);
    await api.server.platform.jobs.run('housekeeping', {});
    expect((await api.database.pool.query('select key from registry_answers')).rows).toEqual([]);
    expect((await api.database.pool.query('select client from registry_queries')).rows).toEqual([]);
  });
});
