// What the stories of orders say comes next is what the server says: docs/adr/0013 has every sentence.
import { readFileSync } from 'node:fs';
import type { OrderRow } from '@chippage/api/types';
import { expect, it } from 'vitest';
import * as merchantOrders from '../../packages/features/src/mall/merchant/merchant.fixtures.ts';
import * as buyerOrders from '../../packages/features/src/mall/orders/orders.fixtures.ts';

const text = readFileSync(new URL('../../docs/adr/0013-one-table-of-states.md', import.meta.url), 'utf8').split('### 由订单得出的那一句话')[1] ?? '';
const rows = [...text.matchAll(/^\| ([A-Z_]+)(?: \S+)? +\| (.+?) +\| (.+?) +\|$/gm)].map(([, state = '', buyer = '', merchant = '']) => ({
  state,
  buyer,
  merchant,
}));

/** Sentences of the table as patterns: what stands in braces is another one each time. */
const sentencesOf = (side: 'buyer' | 'merchant', state: string) =>
  rows.filter((row) => row.state === state).map((row) => new RegExp(`^${row[side].replaceAll(/\{.+?\}/g, '.+')}$`));

const isOrder = (value: unknown): value is OrderRow => typeof value === 'object' && value !== null && 'hint' in value && 'state' in value;
const ordersIn = (fixtures: object) =>
  Object.entries(fixtures).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isOrder).map(({ state, hint }) => ({ name, state, hint })),
  );

const said = [
  ...ordersIn(buyerOrders).map((order) => ({ side: 'buyer' as const, ...order })),
  ...ordersIn(merchantOrders).map((order) => ({ side: 'merchant' as const, ...order })),
];

it.each(said)('$side $name：$state “$hint”', ({ side, state, hint }) => expect(sentencesOf(side, state).some((sentence) => sentence.test(hint))).toBe(true));
