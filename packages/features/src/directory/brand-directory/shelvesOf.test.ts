import { expect, test } from 'vitest';
import { brandOf } from '../brands.fixtures.ts';
import { brandsIn, shelvesOf } from './shelvesOf.ts';

const threepeak = brandOf(6, '3PEAK', '思瑞浦', '#', 20, { country: 'CN', isDomestic: true });
const sgmicro = brandOf(4, 'SGMICRO', '圣邦微电子', 'S', 40, { country: 'CN', isDomestic: true });
const st = brandOf(5, 'STMicroelectronics', '意法半导体', 'S', 1796, { country: 'CH' });
const bare = brandOf(7, 'Abracon', null, 'A', 0, { country: null });
const groups = [
  { initial: 'A', brands: [bare] },
  { initial: 'S', brands: [threepeak, sgmicro, st] },
  { initial: '#', brands: [threepeak] },
];
const seen = (type: string, counts?: ReadonlyMap<number, number>) =>
  shelvesOf(groups, type, counts).map(({ heading, brands }) => [heading, brands.map(({ name }) => name)]);

test('按国家：每个品牌只在一处，品牌多的在前，不知道的在最后', () =>
  expect(seen('country')).toEqual([
    ['中国', ['3PEAK', 'SGMICRO']],
    ['瑞士', ['STMicroelectronics']],
    [null, ['Abracon']],
  ]));

test('国产与中国是同一些品牌', () => {
  const domestic = brandsIn(shelvesOf(groups, 'domestic')).map(({ id }) => id);
  expect(domestic.toSorted((a, b) => a - b)).toEqual(
    shelvesOf(groups, 'country')
      .find(({ id }) => id === 'CN')!
      .brands.map(({ id }) => id)
      .toSorted((a, b) => a - b),
  );
});

test('选了分类：只有在这个分类里有型号的，每个一次，型号多的在前', () => {
  const counts = new Map([
    [6, 1],
    [5, 12],
  ]);
  expect(seen('category', counts)).toEqual([[null, ['STMicroelectronics', '3PEAK']]]);
  expect(seen('category', new Map())).toEqual([]);
});

test('没有选分类、字母、数字', () => {
  expect(seen('category')).toEqual(seen('all'));
  expect(seen('A')).toEqual([['A', ['Abracon']]]);
  expect(seen('0-9')).toEqual([['#', ['3PEAK']]]);
});
