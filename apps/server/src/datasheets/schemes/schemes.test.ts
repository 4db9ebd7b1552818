import type { BrandModelNameScheme, ModelReading, SuffixRule } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { loadSample } from '../parts/sample/loadSample.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await loadSample(api.server.db);
});
afterAll(() => api.close());

const read = async (query: Record<string, string>) =>
  (await api.visitor().get('/BrandModelNameScheme/read', query)).json<{ code: number; data: ModelReading }>();

it('读一个型号：写法不同也认得，编带后缀说出来，不替人换', async () => {
  const { data } = await read({ model: ' stm32f103-c8t6 ' });
  expect(data.key).toBe('STM32F103C8T6');
  expect(data.exact[0]).toMatchObject({ mpn: 'STM32F103C8T6' });
  const unknown = (await read({ model: 'STM32F103C8T6TR' })).data;
  expect([...unknown.exact, ...unknown.same].map(({ mpn }) => mpn)).toContain('STM32F103C8T6');
  expect((await read({ model: '---' })).data).toMatchObject({ key: '', exact: [], same: [], suggestions: [], pieces: [] });
});

it('只写了开头：给出目录里的型号；限定品牌就只给它的', async () => {
  const { data } = await read({ model: 'STM32F103C8' });
  expect(data.exact).toEqual([]);
  expect(data.suggestions[0]?.mpn).toMatch(/^STM32F103C8/);
  const brandId = String(data.suggestions[0]?.brandId);
  expect((await read({ model: 'STM32F103C8', brandId })).data.suggestions.every((part) => String(part.brandId) === brandId)).toBe(true);
});

it('一个品牌的命名：按系列列出，后缀规则带着例子；没有的品牌说没有', async () => {
  const brandId = String((await read({ model: 'STM32F103C8T6' })).data.exact[0]?.brandId);
  const list = async (query: object) =>
    (await api.visitor().get('/BrandModelNameScheme/list', { brandId, ...query })).json<{
      data: BrandModelNameScheme[];
      totalRecord: number;
      suffixRules: SuffixRule[];
    }>();
  const all = await list({});
  expect(all.totalRecord).toBeGreaterThan(0);
  const some = await list({ keywords: 'stm32f1' });
  expect(some.data.length).toBeGreaterThan(0);
  expect(some.data.every(({ prefix }) => prefix.startsWith('STM32F1'))).toBe(true);
  expect(some.data.some(({ positions }) => positions.some(({ meaning }) => meaning !== null))).toBe(true);
  expect((await api.visitor().get('/BrandModelNameScheme/list', { brandId: '999999' })).statusCode).toBe(404);
});
