// docs/adr/0013 has the table for people; every row of it is asked here.
import { readFileSync } from 'node:fs';
import type { OrderState } from '@chippage/api/types';
import { expect, it } from 'vitest';
import { subjects } from '../states.rules.ts';
import { parcelStateOf } from './derived.rules.ts';
import { orderSteps } from './orderSteps.rules.ts';
import type { OrderRecord } from './orders.rules.ts';

const text = readFileSync(new URL('../../../../../docs/adr/0013-one-table-of-states.md', import.meta.url), 'utf8').split('### 由订单得出的')[1] ?? '';
const rows = [...text.matchAll(/^\| ([A-Z_]+)( 收货后)? +\| (\S+) +\| (\w+) +\| (\w+) +\|$/gm)].map(
  ([, state = '', received, step = '', fresh = '', moved = '']) => ({
    state: state as OrderState,
    isReceived: received !== undefined,
    step: step === '—' ? null : step,
    fresh,
    moved,
  }),
);
const at = new Date('2026-11-16T02:00:00Z');

it('每个状态都在表里', () => expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(Object.keys(subjects.order.states))));

it.each(rows)('$state、收过货 $isReceived：步骤 $step，包裹 $fresh、$moved', ({ state, isReceived, step, fresh, moved }) => {
  const isShipped = isReceived || ['PARTLY_SHIPPED', 'SHIPPED', 'AFTER_SALE', 'REFUNDED'].includes(state);
  const shipped = isShipped ? at : null;
  const order = {
    state,
    createdAt: at,
    paidAt: isShipped || state === 'PAID' ? at : null,
    firstShippedAt: shipped,
    shippedAt: state === 'PARTLY_SHIPPED' ? null : shipped,
    awaitedAt: shipped,
    finishedAt: isReceived ? at : null,
    refundedAt: state === 'REFUNDED' ? at : null,
    closedAt: state === 'CLOSED' ? at : null,
    closeReason: null,
  } as OrderRecord;
  const steps = orderSteps(order, { parcels: [], claimTime: at.toISOString() });
  expect(steps.filter((each) => each.state === 'current').map(({ key }) => key)).toEqual(step === null ? [] : [step]);
  // What is still ahead stands after where the order is, and what was done before it.
  const turns = steps.map((each) => ['done', 'current', 'todo'].indexOf(each.state));
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  // What was reached stays, whatever came after it.
  expect(steps.some(({ key, state: reached }) => key === 'receive' && reached === 'done')).toBe(isReceived);
  expect(steps.some(({ key, state: reached }) => key === 'ship' && reached === 'done')).toBe(isShipped && state !== 'PARTLY_SHIPPED');
  expect(parcelStateOf(order, { isDelivered: false, hasMoved: false })).toBe(fresh);
  expect(parcelStateOf(order, { isDelivered: false, hasMoved: true })).toBe(moved);
  for (const hasMoved of [false, true]) expect(parcelStateOf(order, { isDelivered: true, hasMoved })).toBe('delivered');
});
