import { expect, it } from 'vitest';
import { isInForceAt, toLicence } from './companyCards.rules.ts';
import type { CompanyRecord } from './companies.queries.ts';

const now = new Date('2026-08-01T00:00:00Z');
const before = new Date('2026-07-31T23:59:59Z');
const after = new Date('2026-08-01T00:00:01Z');

it.each([
  ['在审', { status: 0, expiresAt: null }, false],
  ['通过，没有写到期', { status: 1, expiresAt: null }, true],
  ['通过，还没有到期', { status: 1, expiresAt: after }, true],
  ['通过，正好到期', { status: 1, expiresAt: now }, false],
  ['通过，到期了还没有轮到任务', { status: 1, expiresAt: before }, false],
  ['驳回', { status: 2, expiresAt: null }, false],
  ['过期', { status: 3, expiresAt: before }, false],
])('认证是否有效：%s', (_name, company, held) => expect(isInForceAt(company, now)).toBe(held));

it('示例企业没有执照可看', () => {
  const row = { isSample: true, name: '示例', creditCode: 'X', legalPerson: null, regAddress: null, licenceExpiry: null } as CompanyRecord;
  expect(toLicence(row)).toBeNull();
  expect(toLicence({ ...row, isSample: false })).toEqual({ name: '示例', creditCode: 'X', legalPerson: null, regAddress: null, validUntil: null });
});
