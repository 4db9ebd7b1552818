import type { Brand, BrandCategory, BrandGroup, BrandProfile, Category, Document } from '@chippage/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { loadSample } from '../datasheets/parts/sample/loadSample.ts';
import { knownEvents } from './brandEvents.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await loadSample(api.server.db);
});
afterAll(() => api.close());

const get = async <T>(url: string, query: Record<string, string> = {}) => (await api.visitor().get(url, query)).json<T>();
const idOf = async (name: string) => (await get<{ data: Brand[] }>('/specBrand/keywords', { keywords: name })).data.find((brand) => brand.name === name)!.id;
const profileOf = async (name: string) => (await get<{ data: BrandProfile }>(`/specBrand/${await idOf(name)}/profile`)).data;

describe('品牌页', () => {
  it('产品线的数加起来是型号数，也是搜索按品牌和分类找到的数', async () => {
    const { id, partCount, lines } = await profileOf('STMicroelectronics');
    expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(partCount);
    expect(lines.map(({ count }) => count)).toEqual(lines.map(({ count }) => count).toSorted((a, b) => b - a));
    const [first] = lines;
    const found = await get<{ totalRecord: number }>('/chip/specification/search', { brandId: String(id), category: first!.category, pageSize: '1' });
    expect(found.totalRecord).toBe(first!.count);
  });

  it('规格书的数与列表、品牌大全里的一样；按分类和是否站内筛选', async () => {
    const { id, documentCount, hostedCount, lines } = await profileOf('STMicroelectronics');
    const count = async (query: Record<string, string>) => (await get<{ totalRecord: number }>(`/spec/${id}`, { pageSize: '1', ...query })).totalRecord;
    expect(documentCount).toBeGreaterThan(100);
    expect(await count({})).toBe(documentCount);
    expect((await get<{ data: Brand }>(`/specBrand/${id}`)).data.documentCount).toBe(documentCount);
    expect([await count({ hosted: 'true' }), await count({ hosted: 'false' })]).toEqual([hostedCount, documentCount - hostedCount]);
    const { data } = await get<{ data: { category: string; count: number }[] }>(`/spec/${id}/ofGroup`);
    expect(await count({ category: data[0]!.category })).toBe(data[0]!.count);
    const top = lines.find(({ category }) => category === data[0]!.category)!.parent!.id;
    expect(await count({ category: top })).toBeGreaterThanOrEqual(data[0]!.count);
    expect(await count({ docType: 'errata' })).toBe(0);
    const kinds = async (query: Record<string, string>) => (await get<{ docTypes: unknown }>(`/spec/${id}`, query)).docTypes;
    expect(await kinds({ docType: 'errata' })).toEqual([{ docType: 'datasheet', count: documentCount }]);
    expect(await kinds({ category: data[0]!.category })).toEqual([{ docType: 'datasheet', count: data[0]!.count }]);
    const found = await get<{ data: Document[] }>(`/spec/${id}`, { keywords: 'stm32f103c8', category: data[0]!.category });
    for (const { title, mpns } of found.data) expect(`${title} ${mpns.join(' ')}`.toLowerCase()).toContain('stm32f103c8');
  });

  it('仙童现属 onsemi，onsemi 名下有仙童；恩智浦的历史里有飞思卡尔和安世', async () => {
    const fairchild = await profileOf('Fairchild Semiconductor');
    const onsemi = await profileOf('onsemi');
    expect(fairchild.owner).toEqual({ id: onsemi.id, name: 'onsemi', nameCn: onsemi.nameCn });
    expect(onsemi.owned.map(({ name }) => name)).toContain('Fairchild Semiconductor');
    expect(fairchild.history).toEqual(onsemi.history.filter(({ company }) => company.id === fairchild.id));
    const { history, owner } = await profileOf('NXP Semiconductors');
    expect(owner).toBeNull();
    expect(history.map(({ year, kind, company }) => `${year} ${kind} ${company.name}`)).toEqual([
      '2004 spun_off Freescale Semiconductor',
      '2006 spun_off NXP Semiconductors',
      '2015 acquired Freescale Semiconductor',
      '2017 spun_off Nexperia',
    ]);
    expect(history.at(-1)?.company.id).toBe(await idOf('Nexperia'));
    expect(history.at(-2)?.company.id).toBeNull();
  });

  it('历史里的每一件事都属于某个品牌，公司没有与自己并在一起', async () => {
    const { data } = await get<{ data: BrandGroup[] }>('/specBrand/v1/all/group');
    const names = new Set(data.flatMap(({ brands }) => brands.flatMap(({ name, aliases }) => [name, ...aliases])));
    for (const { owner, company, year } of knownEvents) {
      expect([owner, company].some((name) => names.has(name))).toBe(true);
      expect(owner).not.toBe(company);
      expect(year).toBeGreaterThan(1950);
    }
  });

  it('没有的品牌是 404', async () => expect((await api.visitor().get('/specBrand/99999999/profile')).statusCode).toBe(404));
});

it('品牌有多少个，首页、品牌大全和列表说的一样', async () => {
  const { data: groups } = await get<{ data: BrandGroup[] }>('/specBrand/v1/all/group');
  const brands = new Map(groups.flatMap((group) => group.brands.map((brand) => [brand.id, brand])));
  const { data: statistics } = await get<{ data: { brands: number; domesticBrands: number } }>('/chip/specification/statistics');
  expect((await get<{ totalRecord: number }>('/specBrand/v1/all')).totalRecord).toBe(brands.size);
  expect((await get<{ totalRecord: number }>('/specBrand/user/hot')).totalRecord).toBe(brands.size);
  expect(statistics).toMatchObject({ brands: brands.size, domesticBrands: [...brands.values()].filter(({ isDomestic }) => isDomestic).length });
});

it('每个大类有多少个品牌，与这个分类的品牌列表说的一样；没有型号的分类不出现', async () => {
  const { data } = await get<{ data: BrandCategory[] }>('/specBrand/v1/categories');
  const { data: tree } = await get<{ data: Category[] }>('/chip/specification/categorys');
  expect(data.map(({ category, name }) => [category, name])).toEqual(tree.filter(({ count }) => count > 0).map(({ id, name }) => [id, name]));
  for (const { category, count } of data) {
    expect((await get<{ totalRecord: number }>('/chip/specification/brands', { category })).totalRecord).toBe(count);
  }
});
