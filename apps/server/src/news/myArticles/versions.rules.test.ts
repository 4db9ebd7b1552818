import { describe, expect, it } from 'vitest';
import { goesOn, surplus } from './versions.rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 29) + minutes * 60_000);

describe('版本', () => {
  it.each([
    ['还没有版本', undefined, 0, false],
    ['写作中，不到十分钟', { kind: 'writing', begunAt: at(0) }, 9.99, true],
    ['写作中，满十分钟', { kind: 'writing', begunAt: at(0) }, 10, false],
    ['提交了的不再覆盖', { kind: 'submit', begunAt: at(0) }, 1, false],
    ['恢复出来的不再覆盖', { kind: 'restore', begunAt: at(0) }, 1, false],
    ['导入的不再覆盖', { kind: 'import', begunAt: at(0) }, 1, false],
  ] as const)('%s', (_name, newest, minutes, expected) => {
    expect(goesOn(newest, at(minutes))).toBe(expected);
  });

  it('多了先去掉最早的写作中和冲突的，再去掉最早的别的；最新的总在', () => {
    const kept = (['writing', 'submit', 'conflict', 'writing', 'submit'] as const).map((kind, id) => ({ kind, id }));
    const gone = (most: number) => surplus(kept, most).map(({ id }) => id);
    expect([gone(5), gone(4), gone(3), gone(2), gone(1)]).toEqual([[], [3], [3, 2], [3, 2, 4], [3, 2, 4, 1]]);
  });
});
