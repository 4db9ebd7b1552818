import { describe, expect, it } from 'vitest';
import { lifecycles } from '../catalogue/catalogueIndex.ts';
import { readSampleCatalogue, readSampleParts, type SamplePart } from '../sample/sampleCatalogue.ts';
import { sampleSearchable } from '../sample/sampleIndex.ts';
import { packageKey } from '../understanding/packages.ts';
import { searchParts, type SearchInput } from './searchParts.ts';

const searchable = sampleSearchable();
const parts = readSampleParts();
const brandIds = new Map(readSampleCatalogue().brands.map((brand) => [brand.name, brand.id]));
const brandId = (name: string) => brandIds.get(name) ?? -1;
const search = (input: Partial<SearchInput>) => searchParts(searchable, { keywords: '', pageIndex: 1, pageSize: 100, sort: 'relevance', ...input });
const inCategory = (part: SamplePart, id: string) => part.category === id || part.category.startsWith(`${id}/`);

/** Conditions by facet, written anew and simply, to compare with. */
type Conditions = Record<string, (part: SamplePart) => boolean>;

function bruteForce(base: (part: SamplePart) => boolean, conditions: Conditions, code: string, valueOf: (part: SamplePart) => string | null) {
  const counts = new Map<string, number>();
  let unknown = 0;
  for (const part of parts) {
    if (!base(part) || !Object.entries(conditions).every(([other, passes]) => other === code || passes(part))) continue;
    const value = valueOf(part);
    if (value === null) unknown++;
    else counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return { counts, unknown };
}

const num = (part: SamplePart, code: string) => (typeof part.params[code] === 'number' ? part.params[code] : Number.NaN);

const cases: [name: string, input: Partial<SearchInput>, base: (part: SamplePart) => boolean, conditions: Conditions][] = [
  ['没有条件', {}, () => true, {}],
  ['一个大类', { category: 'mcu' }, () => true, { category: (part) => inCategory(part, 'mcu') }],
  ['关键词分类', { keywords: '单片机' }, (part) => inCategory(part, 'mcu'), {}],
  [
    '分类、品牌和封装',
    { category: 'mcu', brandId: [brandId('STMicroelectronics'), brandId('GigaDevice')], package: ['LQFP-48'] },
    () => true,
    {
      category: (part) => inCategory(part, 'mcu'),
      brand: (part) => [brandId('STMicroelectronics'), brandId('GigaDevice')].includes(part.brandId),
      package: (part) => part.package !== null && packageKey(part.package) === 'LQFP-48',
    },
  ],
  [
    '数值区间与可选值',
    { keywords: '单片机', filter: ['flashKB:32..128', 'core:Arm Cortex-M3|Arm Cortex-M4'] },
    (part) => inCategory(part, 'mcu'),
    {
      flashKB: (part) => num(part, 'flashKB') >= 32 && num(part, 'flashKB') <= 128,
      core: (part) => ['Arm Cortex-M3', 'Arm Cortex-M4'].includes(String(part.params['core'])),
    },
  ],
  [
    '未知也能选',
    { category: 'mcu', filter: ['core:_unknown'], package: ['_unknown', 'QFN-32'] },
    () => true,
    {
      category: (part) => inCategory(part, 'mcu'),
      core: (part) => part.params['core'] === undefined,
      package: (part) => part.package === null || packageKey(part.package) === 'QFN-32',
    },
  ],
  [
    '半边区间和数据手册',
    { category: 'diode', filter: ['vrV:40..'], datasheet: 'any', lifecycle: ['unknown'] },
    () => true,
    {
      category: (part) => inCategory(part, 'diode'),
      vrV: (part) => num(part, 'vrV') >= 40,
      datasheet: (part) => part.datasheetUrl !== null,
      lifecycle: (part) => part.lifecycle === 'unknown',
    },
  ],
];

describe('筛选计数与逐行数出来的一样', () => {
  it.each(cases)('%s', (_, input, base, conditions) => {
    const { facets, total } = search(input);
    expect(total).toBe(parts.filter((part) => base(part) && Object.values(conditions).every((passes) => passes(part))).length);
    const facetOf = (code: string) => facets.find((facet) => facet.code === code);
    const compare = (code: string, valueOf: (part: SamplePart) => string | null, isPackage = false) => {
      const { counts, unknown } = bruteForce(base, conditions, code, valueOf);
      const facet = facetOf(code);
      if (!facet) return;
      expect(facet.unknownCount, `${code} 未知`).toBe(unknown);
      for (const option of facet.options)
        expect([option.value, option.count]).toEqual([option.value, counts.get(isPackage ? packageKey(option.value) : option.value)]);
      const known = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const shown = (facet.kind === 'range' ? facet.histogram : facet.options).reduce((sum, { count }) => sum + count, 0);
      // Of more than 60 options only the first are sent.
      const isWhole = facet.kind === 'range' || facet.options.length < 60;
      expect(shown, code).toBe(isWhole ? known : Math.min(shown, known));
    };
    compare('category', (part) => part.category);
    compare('brand', (part) => String(part.brandId));
    compare('package', (part) => (part.package === null ? null : packageKey(part.package)), true);
    compare('lifecycle', (part) => (part.lifecycle === 'unknown' ? null : part.lifecycle));
    for (const facet of facets)
      if (!['category', 'brand', 'package', 'lifecycle', 'datasheet'].includes(facet.code))
        compare(facet.code, (part) => (part.params[facet.code] === undefined ? null : String(part.params[facet.code])));
    expect(facetOf('datasheet')?.unknownCount ?? 0).toBe(bruteForce(base, conditions, 'datasheet', (part) => part.datasheetUrl).unknown);
  });

  it('选了某个可选值，得到的行数就是它的计数', () => {
    const { facets } = search({ category: 'mcu' });
    for (const facet of facets.filter((candidate) => candidate.kind === 'options')) {
      for (const option of facet.options.slice(0, 5)) {
        const chosen: Partial<SearchInput> =
          facet.code === 'category'
            ? { category: option.value }
            : facet.code === 'brand'
              ? { category: 'mcu', brandId: [Number(option.value)] }
              : facet.code === 'package'
                ? { category: 'mcu', package: [option.value] }
                : facet.code === 'lifecycle'
                  ? { category: 'mcu', lifecycle: [option.value] }
                  : facet.code === 'datasheet'
                    ? { category: 'mcu', datasheet: option.value === 'hosted' ? 'hosted' : 'any' }
                    : { category: 'mcu', filter: [`${facet.code}:${option.value}`] };
        expect([facet.code, option.value, search(chosen).total]).toEqual([facet.code, option.value, option.count]);
      }
    }
  });

  it('直方图每一格的数目与用它的区间筛选一致（末格含右端）', () => {
    const facet = search({ category: 'mcu' }).facets.find((candidate) => candidate.code === 'freqMHz');
    expect(facet?.kind).toBe('range');
    for (const { from, to, count } of facet?.histogram ?? []) {
      const within = parts.filter(
        (part) => inCategory(part, 'mcu') && num(part, 'freqMHz') >= from && (num(part, 'freqMHz') < to || (to === facet?.max && num(part, 'freqMHz') === to)),
      );
      expect([from, to, count]).toEqual([from, to, within.length]);
    }
  });
});

describe('排序与翻页', () => {
  it('每种排序把已知的按序排在前，未知的排在最后，翻页不重不漏', () => {
    const rowsBy = (sort: string) => {
      const pages = [1, 2, 3].map((pageIndex) => search({ keywords: 'RISC-V', sort, pageIndex, pageSize: 50 }));
      const rows = pages.flatMap((page) => page.rows.map(({ row }) => row));
      expect(new Set(rows).size, sort).toBe(rows.length);
      expect(rows.length, sort).toBe(pages[0]?.total);
      return rows;
    };
    for (const sort of ['relevance', 'mpn', '-mpn', 'brand', '-brand', 'flashKB', '-flashKB', 'core', 'nonsense']) rowsBy(sort);
    for (const [sort, sign] of [
      ['pins', 1],
      ['-pins', -1],
    ] as const) {
      const pins = rowsBy(sort).map((row) => searchable.index.pins[row] ?? -1);
      const known = pins.filter((count) => count >= 0);
      expect(pins.slice(0, known.length)).toEqual(known.toSorted((a, b) => (a - b) * sign));
    }
  });

  it('没有这一页时为空，总数不变', () => {
    const { rows, total } = search({ keywords: 'STM32F103', pageIndex: 9999 });
    expect([rows.length, total > 10]).toEqual([0, true]);
  });

  it('生命周期的编码齐全', () => expect(new Set(lifecycles).size).toBe(8));
});
