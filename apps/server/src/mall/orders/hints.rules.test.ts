// docs/adr/0013 has the sentences for people; every one of them is asked here, for each side.
import { readFileSync } from 'node:fs';
import type { OrderState } from '@chippage/api/types';
import { expect, it } from 'vitest';
import { subjects } from '../states.rules.ts';
import { hintOf } from './hints.rules.ts';
import type { ClaimFacts, OrderRecord } from './orders.rules.ts';

const text = readFileSync(new URL('../../../../../docs/adr/0013-one-table-of-states.md', import.meta.url), 'utf8').split('### 由订单得出的那一句话')[1] ?? '';
const rows = [...text.matchAll(/^\| ([A-Z_]+)(?: (\S+))? +\| (.+?) +\| (.+?) +\|$/gm)].map(([, state = '', when = '', buyer = '', merchant = '']) => ({
  state: state as OrderState,
  when,
  buyer,
  merchant,
}));
const base = {
  currency: 'CNY',
  total: '88.00',
  refunded: '88.00',
  payDeadline: new Date('2026-11-28T13:42:00Z'),
  awaitedAt: new Date('2026-11-25T13:49:00Z'),
  closeReason: '超时未付款，自动关闭',
  termsId: null,
} as OrderRecord;
const createdAt = new Date('2026-11-20T12:00:00Z');
/** The claim of a row of the table. */
const claimOf = (when: string): ClaimFacts => {
  const exchange = new Map([
    ['待寄回', 'returning'],
    ['寄回后', 'returned'],
    ['换货后', 'replaced'],
  ] as const).get(when as '待寄回');
  if (exchange !== undefined) return { outcome: exchange, createdAt, steppedInAt: null, movedAt: new Date('2026-11-21T12:00:00Z') };
  if (when === '同意后') return { outcome: 'refund', createdAt, steppedInAt: null, movedAt: null };
  const steppedInAt = new Date('2026-11-23T12:00:00Z');
  if (when === '裁决后') return { outcome: 'refund', createdAt, steppedInAt, movedAt: null };
  return when === '介入后' ? { outcome: 'platform', createdAt, steppedInAt, movedAt: null } : { outcome: 'open', createdAt, steppedInAt: null, movedAt: null };
};
/** What the placeholders of the table stand for here. */
const filled = (words: string) =>
  words
    .replaceAll('{期限}', '11-28 21:42')
    .replaceAll('{自动}', '12-09 21:49')
    .replaceAll('{答复}', '11-23 20:00')
    .replaceAll('{换货}', '12-05 20:00')
    .replaceAll('{原因}', '金额看不清')
    .replaceAll('{关闭}', '超时未付款，自动关闭')
    .replaceAll('{金额}', '¥88.00');

it('每个状态都在表里', () => expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(Object.keys(subjects.order.states))));

it.each(rows)('$state $when：买家读到“$buyer”，卖家读到“$merchant”', ({ state, when, buyer, merchant }) => {
  const order = {
    ...base,
    state,
    termsId: when === '月结' ? 5 : null,
    total: when === '留下运费' ? '100.00' : '88.00',
    confirmedAt: when === '卖家确认后' ? new Date() : null,
  };
  const facts = { claim: claimOf(when), refused: when === '凭证被驳回' ? '金额看不清' : null };
  expect(hintOf(order, 'buyer', facts)).toBe(filled(buyer));
  expect(hintOf(order, 'merchant', facts)).toBe(filled(merchant));
});

it('没有开始等买家的日子，就不说几号自动确认；没有关闭的原因，就说已关闭', () => {
  const sent: OrderRecord = { ...base, state: 'SHIPPED', awaitedAt: null };
  expect([hintOf(sent, 'buyer', { claim: null }), hintOf(sent, 'merchant', { claim: null })]).toEqual([
    '已全部发出，请在收到后确认',
    '已全部发出，等待买家确认收货',
  ]);
  expect(hintOf({ ...sent, state: 'CLOSED', closeReason: null }, 'merchant', { claim: null })).toBe('订单已关闭');
});
