import { expect, it } from 'vitest';
import { UnreadGrowth } from './unreadGrowth.ts';

it('只在变多时说，一分钟最多一次，不变或变少不说', () => {
  const growth = new UnreadGrowth();
  const said = (
    [
      [0, 3],
      [20, 3],
      [40, 4],
      [60, 6],
      [80, 6],
      [100, 6],
      [120, 6],
      [140, 2],
      [160, 2],
      [180, 3],
    ] as const
  ).filter(([second, total]) => growth.grows(total, second * 1000));
  expect(said).toEqual([
    [40, 4],
    [100, 6],
    [180, 3],
  ]);
});
