import { placePins } from '@chippage/api/packageOutline';
import { expect, it } from 'vitest';
import { pinRanges } from './pinRanges.ts';

it.each([
  ['quad', 48, ['left 1～12', 'bottom 13～24', 'right 25～36', 'top 37～48']],
  ['dual', 8, ['left 1～4', 'right 5～8']],
  ['chip', 2, ['left 1', 'right 2']],
] as const)('%s，%i 脚：逐边写编号，一个不漏', (arrangement, pins, expected) =>
  expect(pinRanges(placePins(arrangement, pins)).map(({ side, pins: range }) => `${side} ${range}`)).toEqual(expected),
);

it('不连着的逐个写', () => expect(pinRanges([1, 3, 5].map((pin) => ({ pin, side: 'left' })))).toEqual([{ side: 'left', pins: '1、3、5' }]));
