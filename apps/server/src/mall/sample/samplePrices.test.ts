import { describe, expect, it } from 'vitest';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { readSampleCatalogue, readSampleParts } from '../../datasheets/parts/sample/sampleCatalogue.ts';
import { sampleBases } from './sampleBases.ts';
import { sampleFamilies } from './sampleFamilies.ts';
import { goodsFor, type SampleGoods } from './sampleGoods.ts';
import { MOST_PIECES } from './sampleLots.ts';
import { pricePartsOf } from './samplePrices.ts';

const parts = readSampleParts()
  .filter(({ isPattern }) => !isPattern)
  .map((part) => ({ ...part, mpnKey: partKey(part.mpn), categoryId: part.category, packageCase: part.package }));
const yuan = (goods: SampleGoods, step: SampleGoods['priceLadder'][number] | undefined) => Number(step?.unitPrice) * (goods.currency === 'USD' ? 7.9 : 1);
const sold = parts.map((part) => {
  const goods = goodsFor(part);
  const first = goods.map((each) => yuan(each, each.priceLadder[0]));
  const last = goods.map((each) => yuan(each, each.priceLadder.at(-1)));
  return { part, goods, ...pricePartsOf(part), least: Math.min(...first), most: Math.max(...first), lastStep: Math.min(...last) };
});
const priced = (numbers: RegExp, category = '') => sold.filter(({ part }) => numbers.test(part.mpn) && part.category.startsWith(category));
/** A size that is this many times as large is clearly larger. */
const CLEARLY = 2;
const YUAN_IN_ONE_PLACE = 600_000;

it('每一档都订得到：不高过一次最多能订的', () => {
  const all = sold.flatMap(({ goods }) => goods);
  expect(all.filter(({ maxQuantity, priceLadder }) => maxQuantity !== null && priceLadder.some(({ minQuantity }) => minQuantity > maxQuantity))).toEqual([]);
  expect(all.filter(({ priceLadder }) => priceLadder.length === 0)).toEqual([]);
});

describe('样例的价格跟着主要的值', () => {
  it('每个分类有自己的常见单价；每一族的型号在目录里', () => {
    const leaves = readSampleCatalogue().categories.filter(({ parentId }) => parentId !== null);
    expect(leaves.filter(({ id }) => sampleBases[id] === undefined).map(({ id }) => id)).toEqual([]);
    expect(sampleFamilies.filter(({ category }) => sampleBases[category] === undefined)).toEqual([]);
  });

  it('同一族里各个值都不小、有一个值至少大一倍的，每一家的价格都更高', () => {
    const groups = Map.groupBy(sold, ({ family, sizes }) => `${family} ${sizes.map(({ value }) => Number(value !== null)).join('')}`);
    const wrong = [...groups.values()].flatMap((group) => {
      const kinds = [...Map.groupBy(group, ({ sizes }) => sizes.map(({ value }) => value).join()).values()].map((same) => ({
        mpn: same[0]?.part.mpn,
        sizes: same[0]?.sizes.map(({ value }) => value ?? 0) ?? [],
        least: Math.min(...same.map(({ least }) => least)),
        most: Math.max(...same.map(({ most }) => most)),
      }));
      return kinds.flatMap((large) =>
        kinds
          .filter(
            (small) =>
              large.sizes.every((size, at) => size >= (small.sizes[at] ?? 0)) &&
              large.sizes.some((size, at) => size >= CLEARLY * (small.sizes[at] ?? 0) && size > 0) &&
              large.least <= small.most,
          )
          .map((small) => [large.mpn, large.least, small.mpn, small.most]),
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['STM32F030CCT6', 'STM32C031C4U6'],
    ['IRM-20-24', 'IRM-03-5'],
    ['TMF30124', 'TMF05124'],
    ['RPM5.0-6.0', 'RPM5.0-1.0'],
    ['XC7VX415T', 'XC7A100'],
    ['GRM31CR60J107ME39L', 'GRM21BR61C106KE15L'],
  ])('%s 比 %s 贵', (dear, cheap) => {
    const [larger, smaller] = [dear, cheap].map((mpn) => sold.find(({ part }) => part.mpn === mpn));
    expect(larger?.least).toBeGreaterThan(smaller?.most ?? Number.POSITIVE_INFINITY);
  });

  it('一样的模块几乎一样贵：IA0515D 与 IA4815D 都是 1 W', () => {
    const both = priced(/^IA(?:05|48)15D$/);
    expect(Math.max(...both.map(({ most }) => most)) / Math.min(...both.map(({ least }) => least))).toBeLessThan(1.3);
  });

  it.each([
    [/^LM358DR$/, '', 0.3, 3],
    [/^STM32F103C8T6$/, '', 5, 20],
    [/^XCZU/, '', 5000, 200_000],
    [/^XC7VX415T$/, '', 5000, 50_000],
    [/0603/, 'resistor/chip', 0.003, 0.05],
    [/^ESP32-WROOM/, 'module/wireless', 10, 30],
    [/^AMS1117/, 'power/ldo', 0.2, 1.5],
    [/^MA12070P$/, '', 15, 80],
    [/^MF-MSMF050-2$/, '', 0.1, 1],
    [/^1N4148/, 'diode/switching', 0.01, 0.1],
  ])('%s 的每一级都在 %s%d 到 %d 元之间', (numbers, category, from, to) => {
    const found = priced(numbers, category);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ lastStep, most }) => lastStep < from || most > to).map(({ part, lastStep, most }) => [part.mpn, lastStep, most])).toEqual([]);
  });
});

describe('样例的库存跟着价格', () => {
  const rows = sold.flatMap(({ goods }) => goods);
  const stocked = rows.flatMap((row) => row.stocks.map(({ quantity }) => ({ row, quantity: quantity ?? 0, price: yuan(row, row.priceLadder[0]) })));

  it('一处的货不值得离谱，也不多得离谱；贵的只有几十个', () => {
    expect(
      stocked.filter(({ quantity, price }) => quantity * price > YUAN_IN_ONE_PLACE).map(({ row, quantity, price }) => [row.part.mpn, quantity, price]),
    ).toEqual([]);
    expect(Math.max(...stocked.map(({ quantity }) => quantity))).toBeLessThanOrEqual(MOST_PIECES);
    expect(Math.max(...stocked.filter(({ price }) => price > 5000).map(({ quantity }) => quantity))).toBeLessThan(100);
    expect(Math.max(...stocked.filter(({ price }) => price < 0.02).map(({ quantity }) => quantity))).toBeGreaterThan(200_000);
  });

  it('有货的够起订量，是倍数的整数倍；起订的一份付得起', () => {
    const unsound = stocked.filter(
      ({ row: { moq, multiple }, quantity, price }) => (quantity > 0 && (quantity < moq || quantity % multiple > 0)) || (moq > 1 && moq * price > 20_000),
    );
    expect(unsound.map(({ row, quantity }) => [row.part.mpn, row.moq, quantity])).toEqual([]);
    expect(rows.filter(({ maxQuantity, moq }) => maxQuantity !== null && maxQuantity < moq)).toEqual([]);
  });

  it('同一个型号每次算出来都一样', () => {
    for (const { part, goods } of sold.slice(0, 50)) expect(goodsFor(part)).toEqual(goods);
  });
});
