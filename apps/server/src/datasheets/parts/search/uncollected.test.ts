import type { Uncollected } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { brands } from '../brands.schema.ts';
import { categories } from '../parts.schema.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const maker = { initial: 'S', isDomestic: true, aliases: [], origin: 'sample' as const };
  await api.server.db.insert(brands).values([
    { id: 8, name: 'Sample Semi', nameCn: '示例半导体', website: 'https://sample.example/', ...maker },
    { id: 9, name: 'Quiet Semi', nameCn: '静默半导体', website: null, ...maker },
  ]);
  await api.server.db.insert(categories).values({ id: 'switch', no: 1, name: '开关', nameEn: 'Switches', parentId: null });
});
afterAll(() => api.close());

const uncollectedOf = async (keywords: string) =>
  (await api.visitor().get('/chip/specification/search', { keywords })).json<{ uncollected: Uncollected | null }>().uncollected;

it('品牌带着官网，没有官网的、分类都不带；上一级也空时不提', async () => {
  expect(await uncollectedOf('示例半导体')).toEqual({ name: '示例半导体', brandId: 8, website: 'https://sample.example/', parent: null });
  expect(await uncollectedOf('静默半导体')).toMatchObject({ brandId: 9, website: null });
  expect(await uncollectedOf('开关')).toEqual({ name: '开关', brandId: null, website: null, parent: null });
  expect(await uncollectedOf('不认得的词')).toBeNull();
});
