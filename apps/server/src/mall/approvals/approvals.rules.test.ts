import { describe, expect, it } from 'vitest';
import { decidersOf, requestActions, runsOutAt, whyNotDecide } from './approvals.rules.ts';

const owner = { memberId: 1, spendLimit: null };
const approver = { memberId: 2, spendLimit: '1000.00' };
const sum = (total: string, currency: 'CNY' | 'USD' = 'CNY') => ({ merchantId: 1, currency, total, remark: null });
const request = (memberId: number, ...sums: ReturnType<typeof sum>[]) => ({ memberId, sums });

describe('谁能决定', () => {
  it.each([
    ['负责人，多少都行', request(9, sum('99999.00')), 1, null],
    ['审批人，限额以内', request(9, sum('1000.00')), 2, null],
    ['审批人，差一分', request(9, sum('1000.01')), 2, 'limit'],
    ['审批人，一张在限额内、一张超过', request(9, sum('1.00'), sum('1000.01')), 2, 'limit'],
    ['审批人，外币', request(9, sum('1.00', 'USD')), 2, 'limit'],
    ['审批人自己的', request(2, sum('1.00')), 2, 'own'],
    ['负责人自己的，还有别人', request(1, sum('1.00')), 1, 'own'],
  ] as const)('%s', (_, asked, memberId, why) => {
    expect(whyNotDecide({ ...asked, sums: [...asked.sums] }, { memberId, approvers: [owner, approver] })).toBe(why);
  });

  it('只有他一个人能审批，也不能审批自己的', () => {
    expect(whyNotDecide(request(1, sum('1.00')), { memberId: 1, approvers: [owner] })).toBe('own');
  });

  it('通知只发给能决定的人', () => {
    expect(decidersOf(request(9, sum('5.00')), [owner, approver])).toEqual([1, 2]);
    expect(decidersOf(request(9, sum('5000.00')), [owner, approver])).toEqual([1]);
    expect(decidersOf(request(2, sum('5.00')), [owner, approver])).toEqual([1]);
  });
});

it.each([
  ['waiting', 9, null, ['change', 'withdraw']],
  ['waiting', 1, [owner, approver], ['approve', 'refuse']],
  ['waiting', 2, [owner, approver], []],
  ['approved', 1, [owner], []],
  ['approved', 9, null, []],
  ['refused', 9, null, ['change', 'withdraw']],
  ['expired', 9, null, ['change', 'withdraw']],
  ['withdrawn', 9, null, []],
  ['refused', 1, [owner], []],
] as const)('%s：%s 能做 %s', (state, memberId, approvers, actions) => {
  expect(requestActions({ state, memberId: 9, sums: [sum('5000.00')] }, { memberId, approvers: approvers && [...approvers] })).toEqual(actions);
});

it('等 7 天；约定价只到它的期限', () => {
  const now = new Date('2026-05-01T00:00:00Z');
  expect(runsOutAt(now, null).toISOString()).toBe('2026-05-08T00:00:00.000Z');
  expect(runsOutAt(now, new Date('2026-05-03T00:00:00Z')).toISOString()).toBe('2026-05-03T00:00:00.000Z');
  expect(runsOutAt(now, new Date('2026-06-03T00:00:00Z')).toISOString()).toBe('2026-05-08T00:00:00.000Z');
});
