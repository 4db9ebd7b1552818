import type { AgentComparison, AgentLine, AgentPart, AgentRow, BrandProfile } from '@chippage/api/types';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { compareNames } from '../datasheets/parts/brands.queries.ts';
import { brands } from '../datasheets/parts/brands.schema.ts';
import { loadSample } from '../datasheets/parts/sample/loadSample.ts';
import { agentLines } from './directory.schema.ts';
import { drawCertificates } from './sample/drawCertificates.ts';
import { loadSampleLines } from './sample/sampleLines.queries.ts';
import { loadSampleAgents } from './sampleAgents.queries.ts';

const MADE_UP = 7;
const SHENZHEN = 9001;
const TRADER = 9006;
let api: TestApp;
let st: number;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  const { db } = api.server;
  const now = api.clock.now();
  await loadSample(db);
  await loadSampleAgents(db);
  await loadSampleLines(db, now);
  const [row] = await db.select({ id: brands.id }).from(brands).where(eq(brands.name, 'STMicroelectronics'));
  st = row?.id ?? 0;
});
afterAll(() => api.close());

const get = async <T>(url: string, query: Record<string, string> = {}) => (await api.visitor().get(url, query)).json<T>();
interface Many<T> {
  data: T[];
  totalRecord: number;
}
const listed = (query: Record<string, string>) => get<Many<AgentRow>>('/agent/v1/all', { pageSize: '100', ...query });
const linesOf = (agentId: number, query: Record<string, string> = {}) => get<Many<AgentLine>>('/agent/line/list', { agentId: `${agentId}`, ...query });

describe('名录', () => {
  it('样例再装一次什么也不变', async () => expect(await loadSampleLines(api.server.db, api.clock.now())).toBe(0));

  it('按种类；虚构的写明样例；公开的代理商没有人核验过，就不编', async () => {
    const all = await listed({});
    expect(all.totalRecord).toBe(69 + MADE_UP);
    expect(all.data.filter(({ isSample }) => isSample)).toHaveLength(MADE_UP);
    const real = all.data.filter(({ isSample }) => !isSample);
    expect(real.filter(({ brandCount, partCount, regions }) => brandCount + partCount + regions.length > 0)).toEqual([]);
    const traders = await get<Many<AgentRow>>('/trader/list', { pageSize: '100' });
    const independent = all.data.filter(({ kind }) => kind === 'independent');
    expect(new Set(traders.data.map(({ id }) => id))).toEqual(new Set(independent.map(({ id }) => id)));
    expect((await get<Many<unknown>>('/agent/brand/getBrands', { agentId: String(real[0]?.id) })).data).toEqual([]);
    expect((await api.visitor().get(`/trader/${SHENZHEN}`)).statusCode).toBe(404);
    expect((await get<Many<{ name: string }>>('/agent/keywords', { keywords: '贸泽' })).data[0]?.name).toBe('Mouser Electronics');
  });

  it('按品牌：核验过的在前，没核验的在后，过期的最后；每行带着这个品牌的授权', async () => {
    const { data, totalRecord } = await listed({ brandId: `${st}` });
    expect(totalRecord).toBe(7);
    expect(data.map(({ line }) => line?.state)).toEqual(['verified', 'verified', 'unverified', 'unverified', 'unverified', 'unverified', 'expired']);
    const distributors = await get<Many<AgentRow>>('/agent/brand/getAgents', { brandId: `${st}` });
    expect(distributors.data.filter(({ kind }) => kind === 'independent')).toEqual([]);
    expect(distributors.totalRecord).toBe(5);
    expect((await api.visitor().get('/agent/brand/getAgents', { brandId: '99999' })).statusCode).toBe(404);
    const traders = await get<Many<AgentRow>>('/trader/list', { brandId: `${st}` });
    expect(traders.data.map(({ kind, line }) => `${kind} ${line?.brandId}`)).toEqual([`independent ${st}`, `independent ${st}`]);
    const { data: profile } = await get<{ data: BrandProfile }>(`/specBrand/${st}/profile`);
    expect([profile.agentCount, profile.traderCount]).toEqual([distributors.totalRecord, traders.totalRecord]);
    const second = await get<Many<AgentRow>>('/agent/brand/getAgents', { brandId: `${st}`, pageIndex: '2', pageSize: '3' });
    expect(second).toMatchObject({ totalRecord: 5, data: distributors.data.slice(3).map(({ id }) => ({ id })) });
  });

  it('知道卖什么或在哪里卖的在前，其余在后，都按名称；翻页、按字母和按类型都是这个次序，刚录入的一条也算', async () => {
    const { db } = api.server;
    const isKnown = ({ brandCount, partCount, regions }: AgentRow) => brandCount + partCount + regions.length > 0;
    const isInOrder = (rows: readonly AgentRow[]) => {
      const [known, unknown] = [rows.filter(isKnown), rows.filter((row) => !isKnown(row))];
      expect(rows.map(({ name }) => name)).toEqual([known, unknown].flatMap((part) => part.map(({ name }) => name).toSorted(compareNames)));
      return [known.length, unknown.length];
    };
    const all = await listed({});
    expect(isInOrder(all.data)).toEqual([MADE_UP, 69]);
    const pages = await Promise.all(['1', '2', '3'].map((pageIndex) => listed({ pageIndex, pageSize: '5' })));
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all.data.slice(0, 15).map(({ id }) => id));
    const unverified = isInOrder((await listed({ authorisation: 'unverified' })).data);
    expect(unverified[0]).toBeGreaterThan(0);
    expect(isInOrder((await get<Many<AgentRow>>('/trader/list', { pageSize: '100' })).data)[0]).toBeGreaterThan(0);

    const last = all.data.at(-1);
    await db.insert(agentLines).values({ agentId: last?.id ?? 0, brandId: st, origin: 'member' });
    expect((await listed({})).data.findIndex(({ id }) => id === last?.id)).toBeLessThanOrEqual(MADE_UP);
    await db.delete(agentLines).where(eq(agentLines.agentId, last?.id ?? 0));
    expect((await listed({})).data.at(-1)?.id).toBe(last?.id);
  });

  it('按授权和区域；一条也不知道的算未核验', async () => {
    expect((await listed({ brandId: `${st}`, authorisation: 'expired' })).data.map(({ id }) => id)).toEqual([9003]);
    expect((await listed({ authorisation: 'verified' })).totalRecord).toBe(4);
    expect((await listed({ authorisation: 'unverified', keywords: 'Mouser' })).totalRecord).toBe(1);
    expect((await listed({ region: 'southwestChina' })).data.map(({ id }) => id)).toEqual([9004]);
    const choices = await get<{ data: { brands: { id: number; count: number }[]; regions: { region: string; count: number }[] } }>('/agent/choices');
    expect(choices.data.brands[0]).toMatchObject({ id: st, count: 7 });
    expect(choices.data.regions).toContainEqual({ region: 'southwestChina', count: 1 });
  });
});

describe('授权', () => {
  it('证书的最后一天还算，过了这一天就是过期', async () => {
    const isSt = and(eq(agentLines.agentId, SHENZHEN), eq(agentLines.brandId, st));
    const day = (ms: number) => new Date(api.clock.now().getTime() + ms + 8 * 3_600_000).toISOString().slice(0, 10);
    const stateFor = async (validTo: string) => {
      await api.server.db.update(agentLines).set({ validTo }).where(isSt);
      return (await linesOf(SHENZHEN)).data.find(({ brandId }) => brandId === st)?.state;
    };
    const [before] = await api.server.db.select({ validTo: agentLines.validTo }).from(agentLines).where(isSt);
    expect(await stateFor(day(0))).toBe('verified');
    expect(await stateFor(day(-86_400_000))).toBe('expired');
    expect(await stateFor(before?.validTo ?? '')).toBe('verified');
  });

  it('按状态和名称；证书公开才能看，没有的和不公开的都说没有', async () => {
    const { data, totalRecord } = await linesOf(SHENZHEN);
    expect([data.length, totalRecord]).toEqual([6, 6]);
    expect((await linesOf(SHENZHEN, { authorisation: 'expired' })).data.map(({ brandName }) => brandName)).toEqual(['NXP Semiconductors']);
    expect((await linesOf(SHENZHEN, { keywords: 'gigad' })).totalRecord).toBe(1);
    expect((await linesOf(SHENZHEN, { keywords: '%' })).totalRecord).toBe(0);
    const proofOf = (id: number | undefined) => api.visitor().get('/agent/line/certificate', { id: `${id}` });
    const open = data.find(({ brandId }) => brandId === st);
    expect((await proofOf(open?.id)).statusCode).toBe(404);
    expect(await drawCertificates(api.server.platform, new AbortController().signal)).toBeGreaterThan(10);
    expect(await drawCertificates(api.server.platform, new AbortController().signal)).toBe(0);
    const reply = await proofOf(open?.id);
    expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    const kept = data.find(({ brandName }) => brandName === 'Texas Instruments');
    expect(kept).toMatchObject({ state: 'verified', hasCertificate: false });
    expect((await proofOf(kept?.id)).statusCode).toBe(404);
    expect((await linesOf(SHENZHEN)).data.find(({ brandId }) => brandId === st)?.hasCertificate).toBe(true);
  });
});

describe('型号与库存', () => {
  const partsOf = (query: Record<string, string> = {}) => get<Many<AgentPart>>('/agent/model/list', { agentId: `${SHENZHEN}`, pageSize: '100', ...query });

  it('有货的在前；按品牌、库存和型号的一部分看', async () => {
    const pages = await Promise.all(['1', '2'].map((pageIndex) => partsOf({ pageIndex })));
    const stocked = pages.flatMap(({ data }) => data.map(({ stock }) => (stock ?? 0) > 0));
    expect(stocked).toContain(false);
    expect(stocked.lastIndexOf(true)).toBeLessThan(stocked.indexOf(false));
    expect((await partsOf({ inStock: 'true' })).data.every(({ stock }) => stock !== null && stock > 0)).toBe(true);
    const own = await partsOf({ brandId: `${st}` });
    expect(own.totalRecord).toBe(40);
    expect(own.data.every(({ brandId }) => brandId === st)).toBe(true);
    const mpn = own.data[0]?.mpn ?? '';
    expect((await partsOf({ keywords: mpn.toLowerCase() })).data.map((part) => part.mpn)).toContain(mpn);
    expect((await partsOf({ keywords: '%' })).totalRecord).toBe(0);
    expect((await get<Many<AgentPart>>('/trader/model/list', { traderId: `${TRADER}` })).totalRecord).toBeGreaterThan(50);
  });
});

describe('对比', () => {
  const compare = async (query: string) => (await api.visitor().get(`/agent/compare?${query}`)).json<Many<AgentComparison>>();

  it('按问的次序；一个品牌之内的授权、型号、库存和交期', async () => {
    const { data } = await compare(`id=9003&id=${SHENZHEN}&id=9002&brandId=${st}`);
    expect(data.map(({ agent }) => agent.id)).toEqual([9003, SHENZHEN, 9002]);
    expect(data.map(({ agent }) => agent.line?.state)).toEqual(['expired', 'verified', 'verified']);
    expect(data.map(({ partCount }) => partCount)).toEqual([20, 40, 60]);
    expect(data.every(({ agent, partCount }) => agent.partCount > partCount)).toBe(true);
    const mpns = new Set(data.flatMap(({ parts }) => parts.map(({ mpn }) => mpn)));
    expect(mpns.size).toBeLessThanOrEqual(20);
    const [mpn = ''] = mpns;
    const one = await compare(`id=9003&id=${SHENZHEN}&keywords=${mpn}`);
    expect(new Set(one.data.flatMap(({ parts }) => parts.map((part) => part.mpn)))).toContain(mpn);
  });

  it('没有的不算，重复的算一个，多于三个不收', async () => {
    expect((await compare(`id=${SHENZHEN}&id=${SHENZHEN}&id=88888`)).data.map(({ agent }) => agent.id)).toEqual([SHENZHEN]);
    expect((await api.visitor().get('/agent/compare?id=1&id=2&id=3&id=4')).statusCode).toBe(422);
  });
});
