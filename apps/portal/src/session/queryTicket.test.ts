import { expect, it } from 'vitest';
import { asksFirst, readTicket, withoutTicket } from './queryTicket.ts';

const ticket = `t1.${'aB3_-'.repeat(8)}abc`;
const at = (path: string) => new URL(path, 'https://www.chippage.example');

it.each([
  [`/im?token=${ticket}&uid=7`, { ticket, purpose: 'im', userId: 7 }],
  [`/?token=${ticket}&userId=7`, { ticket, purpose: 'sso', userId: 7 }],
  [`/datasheet?token=${ticket}`, { ticket, purpose: 'sso', userId: null }],
  // A raw session token of 32 bytes, and rubbish.
  [`/im?token=${'a'.repeat(43)}&uid=7`, null],
  ['/im?token=', null],
  ['/im?token=t1.short', null],
  [`/im?token=${ticket}%0d%0a`, null],
  ['/im', null],
])('%s', (path, found) => expect(readTicket(at(path))).toEqual(found));

it.each([
  [`/im?token=${ticket}&uid=7`, '/im'],
  [`/im?token=raw&uid=7`, '/im'],
  [`/datasheet?sort=mpn&token=${ticket}&userId=7#reader`, '/datasheet?sort=mpn#reader'],
  ['/datasheet?sort=mpn', null],
])('地址栏里不留票据：%s → %s', (path, clean) => expect(withoutTicket(at(path))).toBe(clean));

it.each([
  [7, 7, false, false],
  [7, null, false, false],
  [7, 8, false, true],
  [7, 7, true, true],
  [7, null, true, true],
])('票据属于 %s，当前是 %s，从别的网站来 %s：先问 %s', (holderId, memberId, isCrossSite, asks) => {
  expect(asksFirst(holderId, { memberId, isCrossSite })).toBe(asks);
});
