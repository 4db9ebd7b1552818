import { describe, expect, it } from 'vitest';
import type { RegistryScoreFacts } from './registryScore.ts';
import { registryScoreMost, scoreOf, scoreParts } from './registryScore.ts';

const best: RegistryScoreFacts = { age: 12, state: 1, paid_in_capital: 100, insured_staff: 300, cases: 0, dishonest: 0, abnormal: 0 };

describe('供应商评分', () => {
  it('各项最多加起来是 100', () => {
    expect(Object.values(registryScoreMost).reduce((sum, most) => sum + most, 0)).toBe(100);
    expect(scoreOf(scoreParts(best))).toBe(100);
  });

  it.each<[keyof RegistryScoreFacts, number, number]>([
    ['age', 5, 8],
    ['age', 0, 0],
    ['state', 0, 0],
    ['paid_in_capital', 50, 8],
    ['insured_staff', 25, 8],
    ['insured_staff', 0, 0],
    ['cases', 1, 10],
    ['cases', 3, 0],
    ['cases', 9, 0],
    ['dishonest', 1, 0],
    ['abnormal', 1, 0],
  ])('%s 是 %d 时得 %d 分', (term, value, points) => {
    expect(scoreParts({ ...best, [term]: value }).find((part) => part.term === term)?.points).toBe(points);
  });

  it('不知道的一项不算：不是 0 分，也不拉低总分', () => {
    const parts = scoreParts({ ...best, insured_staff: null });
    expect(parts.find(({ term }) => term === 'insured_staff')).toMatchObject({ value: null, points: null });
    expect(scoreOf(parts)).toBe(100);
  });

  it('知道的不到一半时不给分', () => {
    expect(scoreOf(scoreParts({ ...best, state: null, cases: null, age: null, insured_staff: null }))).toBeNull();
  });
});
