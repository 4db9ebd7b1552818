import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { loadSampleAgents } from './sampleAgents.queries.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await loadSampleAgents(api.server.db);
});
afterAll(() => api.close());

const get = async <T>(url: string, query: Record<string, string> = {}) => (await api.visitor().get(url, query)).json<T>();

it('代理商按种类；不知道谁代理什么，就不编', async () => {
  const all = await get<{ data: { id: number; kind: string }[]; totalRecord: number }>('/agent/v1/all', { pageSize: '100' });
  expect(all.totalRecord).toBe(69);
  const traders = await get<{ data: { id: number }[]; totalRecord: number }>('/trader/list');
  expect(traders.totalRecord).toBe(all.data.filter((agent) => agent.kind === 'independent').length);
  expect((await get<{ data: unknown[] }>('/agent/brand/getBrands', { agentId: String(all.data[0]?.id) })).data).toEqual([]);
  const authorised = all.data.find((agent) => agent.kind === 'authorized');
  expect((await api.visitor().get(`/trader/${authorised?.id}`)).statusCode).toBe(404);
  expect((await get<{ data: { name: string }[] }>('/agent/keywords', { keywords: '贸泽' })).data[0]?.name).toBe('Mouser Electronics');
});
