import { expect, it } from 'vitest';
import { isCounted, sharedBy, type AuditFact } from './audit.rules.ts';

const cases: [AuditFact, boolean][] = [
  [{ event: 'login.password', outcome: 'refused' }, true],
  [{ event: 'login.wx', outcome: 'failed', memberId: null }, true],
  [{ event: 'sms.code', outcome: 'ok' }, false],
  [{ event: 'access.role', outcome: 'refused', memberId: 7 }, false],
  [{ event: 'setting.save', outcome: 'ok', memberId: 1 }, false],
  [{ event: 'rate.limit', outcome: 'refused', memberId: 7 }, true],
];
it.each(cases)('%j 计数：%s', (fact, expected) => {
  expect(isCounted(fact)).toBe(expected);
});

const at = new Date('2026-11-23T04:00:00Z');
const refused: AuditFact = { event: 'login.password', outcome: 'refused' };
const keyOf = (fact: AuditFact, ip: string, now = at) => sharedBy(fact, ip, now).countKey;

it('一个 /24、一个 /64、一个小时里的是同一行', () => {
  expect(sharedBy(refused, '203.0.113.9', at).ip).toBe('203.0.113.0/24');
  expect(keyOf(refused, '203.0.113.9')).toBe(keyOf(refused, '::ffff:203.0.113.200', new Date('2026-11-23T04:59:59.999Z')));
  expect(keyOf(refused, '2001:db8::1')).toBe(keyOf(refused, '2001:db8:0:0:ffff::9'));
});

it.each([
  ['事件', keyOf({ ...refused, event: 'captcha' }, '203.0.113.9')],
  ['结果', keyOf({ ...refused, outcome: 'failed' }, '203.0.113.9')],
  ['会员', keyOf({ ...refused, memberId: 7 }, '203.0.113.9')],
  ['网络', keyOf(refused, '203.0.114.9')],
  ['小时', keyOf(refused, '203.0.113.9', new Date('2026-11-23T05:00:00Z'))],
])('%s不同就是另一行', (_name, key) => {
  expect(key).not.toBe(keyOf(refused, '203.0.113.9'));
});
