import { expect, it } from 'vitest';
import { type Candidate, inTurn, stateOn, takesPlace, wrongDays } from './promotions.rules.ts';

const today = '2026-08-10';

it.each([
  ['今天一天', '2026-08-10', '2026-08-10', null],
  ['三十天', '2026-08-10', '2026-09-08', null],
  ['三十一天', '2026-08-10', '2026-09-09', 'endOn'],
  ['昨天开始', '2026-08-09', '2026-08-12', 'startOn'],
  ['六十天以后开始', '2026-10-09', '2026-10-09', null],
  ['六十一天以后开始', '2026-10-10', '2026-10-10', 'startOn'],
  ['先结束再开始', '2026-08-12', '2026-08-11', 'endOn'],
  ['没有的日子', '2026-02-30', '2026-08-11', 'startOn'],
  ['没有的月份', '2026-08-11', '2026-13-01', 'endOn'],
])('日期：%s', (_name, startOn, endOn, field) => expect(wrongDays({ startOn, endOn }, today)[0]?.field ?? null).toBe(field));

const days = { startOn: '2026-08-09', endOn: '2026-08-12' };
it.each([
  ['待审', { ...days, state: 'reviewing' as const }, true, 'reviewing'],
  ['待审，过了结束日', { ...days, endOn: '2026-08-09', state: 'reviewing' as const }, true, 'ended'],
  ['展示中', { ...days, state: 'approved' as const }, true, 'running'],
  ['最后一天', { ...days, endOn: today, state: 'approved' as const }, true, 'running'],
  ['还没开始', { ...days, startOn: '2026-08-11', state: 'approved' as const }, true, 'waiting'],
  ['商品下架了', { ...days, state: 'approved' as const }, false, 'paused'],
  ['结束了', { ...days, endOn: '2026-08-09', state: 'approved' as const }, true, 'ended'],
  ['驳回', { ...days, state: 'refused' as const }, true, 'refused'],
  ['自己撤下', { ...days, endOn: '2026-08-09', state: 'withdrawn' as const }, true, 'withdrawn'],
])('状态：%s', (_name, promotion, isThere, state) => {
  expect(stateOn(promotion, today, isThere)).toBe(state);
  expect(takesPlace(promotion, today)).toBe(['reviewing', 'running', 'waiting', 'paused'].includes(state));
});

const candidate = (id: number, enterpriseId: number) => ({ id, enterpriseId }) as Candidate;

it('轮流：一处最多三条，一家一条，每家当第一的次数一样，同一家的几条也轮流', () => {
  expect(inTurn([], 7)).toEqual([]);
  const all = [candidate(1, 1), candidate(2, 1), candidate(3, 2), candidate(4, 3), candidate(5, 4)];
  const turns = Array.from({ length: 8 }, (_, turn) => inTurn(all, turn));
  for (const shown of turns) {
    expect(shown).toHaveLength(3);
    expect(new Set(shown.map(({ enterpriseId }) => enterpriseId)).size).toBe(3);
  }
  const first = Map.groupBy(turns, ([each]) => each?.enterpriseId);
  expect([...first.values()].map((each) => each.length)).toEqual([2, 2, 2, 2]);
  expect(new Set(turns.flat().map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5]));
});
