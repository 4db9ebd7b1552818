import type { AlternativeGroup, Facet, HintGroup, ParamColumn, PartDetail, PartRow, Understood } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { documentParts, documents } from '../documents/documents.schema.ts';
import { loadSample } from './sample/loadSample.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await loadSample(api.server.db);
});
afterAll(() => api.close());

async function get<T>(path: string, query: Record<string, string> = {}): Promise<T & { code: number; msg: string }> {
  const reply = await api.visitor().get(path, query);
  return reply.json();
}

interface SearchReply {
  data: PartRow[];
  totalRecord: number;
  facets: Facet[];
  understood: Understood[];
  columns: ParamColumn[];
}
const search = (keywords: string, query: Record<string, string> = {}) => get<SearchReply>('/chip/specification/search', { keywords, ...query });

describe('搜索接口', () => {
  it('大小写、全角都把型号放在第一行', async () => {
    for (const keywords of ['STM32F103C8T6', 'stm32f103c8t6', 'ＳＴＭ３２Ｆ１０３Ｃ８Ｔ６', 'stm32 f103-c8t6'])
      expect((await search(keywords)).data[0]?.mpn).toBe('STM32F103C8T6');
    const { data } = await search('STM32F103C8T6');
    expect(data[0]).toMatchObject({
      brandName: 'STMicroelectronics',
      brandNameCn: '意法半导体',
      category: 'mcu/arm-32',
      packageCase: 'LQFP-48',
      pins: 48,
      lifecycle: 'unknown',
      match: 'exact',
      datasheet: { isHosted: false, host: 'www.st.com', url: 'https://www.st.com/resource/en/datasheet/stm32f103c8.pdf' },
    });
    expect(data[0]?.params.find((param) => param.code === 'flashKB')).toEqual({
      code: 'flashKB',
      name: '程序存储器',
      unit: 'KB',
      valueText: '64',
      valueNum: 64,
    });
    expect(data[1]).toMatchObject({ mpn: 'STM32F103C8T6TR', match: 'packing_suffix' });
  });

  it.each([true, false])('每行说明手册是不是门户做的示例：%s', async (isSample) => {
    const { db, files } = api.server.platform;
    const [part] = (await search('NE555DR')).data;
    const file = await files.put(Buffer.from('%PDF-1.7'));
    const values = { brandId: part?.brandId ?? 0, title: 'NE555DR', language: 'zh', ...file, isSample } as const;
    const [document] = await db.insert(documents).values(values).returning({ id: documents.id });
    await db.insert(documentParts).values({ documentId: document?.id ?? 0, partId: part?.id ?? 0 });
    expect((await search('NE555DR')).data[0]?.datasheet).toMatchObject({ documentId: document?.id, isHosted: true, isSample });
    await db.delete(documents).where(eq(documents.id, document?.id ?? 0));
  });

  it('条件在地址里：区间、多选、翻页、排序', async () => {
    const { data, totalRecord, facets } = await search('单片机', { filter: 'flashKB:512..', package: 'LQFP-100', sort: '-flashKB', pageSize: '5' });
    expect(totalRecord).toBeGreaterThan(5);
    const flash = data.map((row) => {
      const param = row.params.find(({ code }) => code === 'flashKB');
      return (param?.valueNum ?? 0) * (param?.unit === 'MB' ? 1024 : 1);
    });
    expect(flash).toEqual(flash.toSorted((a, b) => b - a));
    expect(Math.min(...flash)).toBeGreaterThanOrEqual(512);
    expect(data.every((row) => row.packageCase?.startsWith('LQFP-100'))).toBe(true);
    expect(facets.find((facet) => facet.code === 'package')?.options.length).toBeGreaterThan(1);
    expect(facets.find((facet) => facet.code === 'brand')?.options[0]).toMatchObject({ label: 'STMicroelectronics 意法半导体' });
  });

  it('混合的列表只有各分类都有的参数列；一个分类的列表有它自己的', async () => {
    const columnsOf = async (keywords: string, more: Record<string, string> = {}) => {
      const { columns } = await search(keywords, more);
      return columns.map(({ code }) => code);
    };
    for (const code of await columnsOf('')) expect(['vMin', 'vMax', 'tempMinC', 'tempMaxC']).toContain(code);
    expect(await columnsOf('', { category: 'mcu/arm-32' })).toEqual(expect.arrayContaining(['flashKB', 'ramKB']));
    expect(await columnsOf('', { category: 'diode' })).not.toContain('vzV');
    expect(await columnsOf('', { category: 'diode/zener' })).toContain('vzV');
  });

  it.each(['<script>alert(1)</script>', '%', '_', "' or 1=1 --", '😀', '电'.repeat(200), '((((', 'a'.repeat(200), '1'.repeat(200)])(
    '怪词得到正常回答：%s',
    async (keywords) => {
      for (const path of [
        '/chip/specification/search',
        '/spec/v2/keywords',
        '/chip/specification/brands',
        '/common/search',
        '/common/v1/search',
        '/common/scopes',
        '/specBrand/keywords',
        '/specBrand/v1/all',
        '/agent/keywords',
        '/trader/v2/keywords',
        '/agent/v1/all',
      ]) {
        const reply = await api.visitor().get(path, { keywords });
        expect([path, reply.statusCode]).toEqual([path, 200]);
        expect(reply.headers['content-type']).toContain('application/json');
      }
    },
  );

  it('NUL 和太长的词得到清楚的 422，不成对的代理找不到什么', async () => {
    const ask = (query: string) => api.visitor().send({ method: 'GET', url: `/api/chip/specification/search?${query}` });
    for (const query of ['keywords=%00', `keywords=${'a'.repeat(5000)}`]) {
      const reply = await ask(query);
      expect(reply.statusCode).toBe(422);
      expect(reply.json<{ msg: string }>().msg).not.toBe('');
    }
    expect((await ask('keywords=%ED%A0%80')).statusCode).toBe(200);
  });

  it('没有的筛选项、乱写的筛选得到空结果或 4xx，不出错', async () => {
    for (const query of [
      'category=no/such',
      'brandId=999999',
      'package=NO-SUCH',
      'filter=nope:1..2',
      'filter=flashKB:..',
      'filter=flashKB:a..b',
      'filter=flashKB:1|2|x',
      'sort=-nope',
      'sort=;drop',
    ]) {
      const reply = await api.visitor().send({ method: 'GET', url: `/api/chip/specification/search?keywords=MCU&${query}` });
      expect(reply.statusCode).toBeLessThan(500);
    }
  });
});

describe('提示', () => {
  it('按型号、品牌、分类、数据手册分组，型号的前缀在前', async () => {
    const { data } = await get<{ data: HintGroup[] }>('/spec/v2/keywords', { keywords: 'stm32f1', size: '8' });
    expect(data.map((group) => group.kind)).toEqual(['mpn', 'document']);
    expect(data[0]?.items.length).toBe(8);
    expect(data[0]?.items.every((hint) => hint.text.startsWith('STM32F1') && hint.match === 'prefix' && hint.partId !== null)).toBe(true);
  });
  it('品牌认中文、简称和拼音，分类认俗称', async () => {
    const brandOf = async (keywords: string) =>
      (await get<{ data: HintGroup[] }>('/spec/v2/keywords', { keywords })).data.find((group) => group.kind === 'brand')?.items[0]?.text;
    expect([await brandOf('意法'), await brandOf('yifa'), await brandOf('ti'), await brandOf('zhaoyi')]).toEqual([
      'STMicroelectronics',
      'STMicroelectronics',
      'Texas Instruments',
      'GigaDevice',
    ]);
    const { data } = await get<{ data: HintGroup[] }>('/spec/v2/keywords', { keywords: '运放' });
    expect(data.find((group) => group.kind === 'category')?.items[0]).toMatchObject({ category: 'amplifier/opamp', text: '运算放大器' });
  });
  it('空词没有提示', async () => expect((await get<{ data: unknown[] }>('/spec/v2/keywords', { keywords: ' ' })).data).toEqual([]));
});

describe('器件详情', () => {
  const detailOf = async (mpn: string) => {
    const row = (await search(mpn)).data[0];
    return (await get<{ data: PartDetail }>('/chip/specification/model/detail', { id: String(row?.id) })).data;
  };

  it('来源、数据手册、分类路径', async () => {
    const detail = await detailOf('STM32F103C8T6');
    expect(detail.sources.map((source) => [source.no, source.licence])).toEqual([
      [1, 'CC BY-SA 4.0（附 KiCad 库例外条款）'],
      [2, 'MIT 或 Apache-2.0'],
      [3, 'MIT（仅取事实）'],
    ]);
    expect(detail.categoryPath).toEqual([
      { id: 'mcu', name: '微控制器 MCU' },
      { id: 'mcu/arm-32', name: '32位 ARM MCU' },
    ]);
    expect(detail.documents[0]).toMatchObject({ isHosted: false, host: 'www.st.com' });
    expect(detail.brand.name).toBe('STMicroelectronics');
  });

  it('替代的四类按固定次序，只列出不同之处', async () => {
    const { alternatives } = await detailOf('STM32F103C8T6');
    expect(alternatives.map((group) => group.kind)).toEqual(['packing', 'pin_compatible', 'functional', 'domestic']);
    const mpnsOf = (kind: AlternativeGroup['kind']) => alternatives.find((group) => group.kind === kind)?.items.map((item) => item.part.mpn) ?? [];
    expect(mpnsOf('packing')).toContain('STM32F103C8T6TR');
    expect(mpnsOf('pin_compatible').every((mpn) => mpn.startsWith('STM32F1'))).toBe(true);
    expect(mpnsOf('domestic').length).toBeGreaterThan(0);
    const all = alternatives.flatMap((group) => group.items);
    expect(new Set(all.map((item) => item.part.id)).size).toBe(all.length);
    for (const { diff } of all) for (const { here, there } of diff) expect(here).not.toBe(there);
    expect(mpnsOf('domestic')).toContain('GD32F103CBT6');
  });

  it('国产替代里主要参数低的排在后面，并且说出来', async () => {
    const { alternatives } = await detailOf('STM32F103C8T6');
    const items = alternatives.find((group) => group.kind === 'domestic')?.items ?? [];
    const lower = items.map((item) => item.diff.some(({ name }) => name.endsWith('低于本型号：')));
    expect(items[0]?.part.mpn).toBe('CH32F103C8T6');
    expect(lower.slice(0, 2)).toEqual([false, false]);
    const little = items.filter(({ part }) => part.params.some(({ code, unit, valueNum }) => code === 'ramKB' && unit === 'KB' && (valueNum ?? 20) < 16));
    for (const { diff } of little) expect(diff[0]?.name).toMatch(/低于本型号：$/);
  });

  const alternativesOf = async (mpn: string) => (await detailOf(mpn)).alternatives.flatMap(({ kind, items }) => items.map(({ part }) => `${kind} ${part.mpn}`));

  it('决定它是什么的值不同，就不是替代：N 沟道不换 P 沟道，3.3 V 不换 5 V，10 kΩ 不换 150 kΩ', async () => {
    expect(await alternativesOf('AO3400A')).not.toContain('pin_compatible AO3401A');
    const regulators = await alternativesOf('AMS1117-3.3');
    for (const other of ['AMS1117-2.5', 'AMS1117-1.8', 'AMS1117-5.0', 'AMS1117']) expect(regulators).not.toContain(`pin_compatible ${other}`);
    expect(regulators).toContain('functional NCP1117ST33T3G');
    expect(regulators.some((name) => name.includes('ST50'))).toBe(false);
  });

  it('参数不知道的，型号不同不说引脚兼容；别家的同名型号列在功能相近', async () => {
    const ofCan = await alternativesOf('TJA1051T');
    expect(ofCan.filter((name) => /TJA10[24]/.test(name))).toEqual([]);
    expect(ofCan).not.toContain('packing TJA1051T-3');
    expect(await alternativesOf('MAX485E')).not.toContain('pin_compatible MAX488E');
    expect(await alternativesOf('LM358DR')).toContain('functional LM358DT');
  });

  it('上下限合成一个范围来比，不知道的一端也说出来', async () => {
    const { alternatives } = await detailOf('STM32F103C8T6');
    const diffs = alternatives.flatMap(({ items }) => items.flatMap(({ diff }) => diff));
    expect(diffs.some(({ name }) => /[上下]限/.test(name))).toBe(false);
    expect(diffs).toContainEqual({ name: '工作温度', here: '−40～85 °C', there: '−40～105 °C' });
  });

  it('没有的器件是 404', async () => expect((await api.visitor().get('/chip/specification/model/detail', { id: '123456789' })).statusCode).toBe(404));
});

describe('目录与列表', () => {
  it('分类树、统计、热门', async () => {
    const { data: tree } = await get<{ data: { id: string; count: number; children: { count: number }[] }[] }>('/chip/specification/categorys');
    expect(tree.length).toBe(26);
    for (const top of tree) expect(top.count).toBe(top.children.reduce((sum, child) => sum + child.count, 0));
    expect((await get<{ data: object }>('/chip/specification/statistics')).data).toEqual({
      parts: 14_921,
      brands: 408,
      domesticBrands: 177,
      categories: 26,
      subcategories: 170,
      documents: 5551,
    });
    expect((await get<{ data: { word: string }[] }>('/hotSearch', { size: '6' })).data.length).toBe(6);
    expect((await get<{ data: { id: string }[] }>('/hot/type')).data[0]?.id).toBe('mcu');
    const { data: ending } = await get<{ data: PartRow[] }>('/chip/specification/lifecycle', { size: '5' });
    expect(ending.every((row) => ['nrnd', 'obsolete', 'eol', 'last_buy'].includes(row.lifecycle))).toBe(true);
  });

  it('品牌、分类下的器件', async () => {
    const { data: brands } = await get<{ data: { brandId: number; name: string; count: number }[] }>('/chip/specification/brands', { category: 'mcu' });
    expect(brands[0]).toMatchObject({ name: 'STMicroelectronics' });
    const { data, totalRecord } = await get<SearchReply>('/chip/specification/models', { brandId: String(brands[0]?.brandId), category: 'mcu', pageSize: '3' });
    expect([data.length, totalRecord]).toEqual([3, brands[0]?.count]);
  });

  it('品牌按首字母与拼音：3PEAK 在 # 下，也在思瑞浦的 S 下', async () => {
    const { data } = await get<{ data: { initial: string; brands: { name: string }[] }[] }>('/specBrand/v1/all/group');
    const under = (initial: string) => data.find((group) => group.initial === initial)?.brands.map((brand) => brand.name) ?? [];
    expect(under('#')).toContain('3PEAK');
    expect(under('S')).toEqual(expect.arrayContaining(['3PEAK', 'SGMICRO']));
    const list = await get<{ data: { name: string; partCount: number }[]; totalRecord: number }>('/specBrand/v1/all', {
      domestic: 'true',
      initial: 'S',
      pageSize: '100',
    });
    expect(list.data.map((brand) => brand.name)).toContain('SGMICRO');
    expect((await get<{ totalRecord: number }>('/specBrand/v1/all', { domestic: 'true' })).totalRecord).toBe(177);
    expect((await get<{ data: { name: string }[] }>('/specBrand/user/hot', { size: '3' })).data.map((brand) => brand.name)).toEqual([
      'Texas Instruments',
      'STMicroelectronics',
      'Microchip Technology',
    ]);
  });

  it('数据来源的行数与器件一致', async () => {
    const { data } = await get<{ data: { name: string; rows: number }[] }>('/dataSources');
    expect(data.find((source) => source.name === 'stcgal')?.rows).toBe(265);
    expect(data.length).toBe(13);
  });
});

describe('对比', () => {
  it('按网址里的次序给出，每个一次；没有的略过', async () => {
    const ids = (await search('STM32F103')).data.slice(0, 3).map(({ id }) => id);
    const wanted = [ids[2], ids[0], 2_000_000_000, ids[2]].map((id) => `id=${id}`).join('&');
    const { data } = await get<{ data: PartRow[] }>(`/chip/specification/compare?${wanted}`);
    expect(data.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
  });

  it('超过 6 个，或一个也没有，不受理', async () => {
    const seven = Array.from({ length: 7 }, (_, at) => `id=${at + 1}`).join('&');
    expect((await get(`/chip/specification/compare?${seven}`)).code).not.toBe(1);
    expect((await get('/chip/specification/compare')).code).not.toBe(1);
  });
});
