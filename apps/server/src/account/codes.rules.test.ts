import { describe, expect, it } from 'vitest';
import { checksOf, isLive, judgeSending, judgeTry } from './codes.rules.ts';

const now = new Date('2026-11-16T02:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('能不能再发', () => {
  const number = [
    ['recipient', 'too_soon', 1, 60],
    ['recipient', 'too_many', 5, 3600],
    ['recipient', 'too_many', 10, 86_400],
    ['uuid', 'too_many', 10, 3600],
  ];
  const network = ['network', 'too_many', 30, 3600];
  const area = ['area', 'too_many', 500, 86_400];

  it.each([
    ['国内的号码', { recipient: '+8613800000000', network: '203.0.113.0/24' }, [...number, network]],
    ['本机不数网段', { recipient: '+8613800000000', network: '' }, number],
    ['国外的号码也按地区数', { recipient: '+85251234567', network: '203.0.113.0/24' }, [...number, network, area]],
    ['邮箱不按地区数', { recipient: 'a@example.com', network: '203.0.113.0/24' }, [...number, network]],
  ])('%s', (_, whom, expected) =>
    expect(checksOf({ ...whom, visitor: 'v' }).map((check) => [Object.keys(check.whom)[0], check.refusal, check.limit, check.seconds])).toEqual(expected),
  );

  it.each([
    ['一分钟之内发过', 0, { hits: 1, oldest: after(-20) }, { refusal: 'too_soon', wait: 40 }],
    ['一分钟之前发过', 0, { hits: 0, oldest: null }, null],
    ['一小时 5 条满了', 1, { hits: 5, oldest: after(-3000) }, { refusal: 'too_many', wait: 600 }],
    ['一小时 4 条', 1, { hits: 4, oldest: after(-3000) }, null],
  ])('%s', (_, at, counted, expected) => {
    const check = checksOf({ recipient: '+8613800000000', visitor: 'v', network: '' })[at];
    expect(check && judgeSending(check, counted, now)).toEqual(expected);
  });
});

it.each([
  ['没有发过', undefined, false],
  ['用过', { usedAt: after(-1), expiresAt: after(60) }, false],
  ['刚好过期', { usedAt: null, expiresAt: now }, false],
  ['还没过期', { usedAt: null, expiresAt: after(1) }, true],
])('%s的验证码能不能试：%s', (_, code, live) => expect(isLive(code, now)).toBe(live));

it.each([
  [1, true, 'right'],
  [5, true, 'right'],
  [1, false, 'wrong'],
  [4, false, 'wrong'],
  [5, false, 'burned'],
  [null, true, 'burned'],
  [null, false, 'burned'],
] as const)('第 %s 次，对不对 %s：%s', (attempts, isRight, verdict) => expect(judgeTry(attempts, isRight)).toBe(verdict));
