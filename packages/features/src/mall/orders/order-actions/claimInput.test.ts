import { expect, test } from 'vitest';
import {
  claimableLines,
  claimDraftOf,
  claimProblems,
  type ClaimLine,
  isAmountOpen,
  startingClaim,
  startingQuantities,
  wishOf,
  withKind,
} from './claimInput.ts';

const line = (id: number, own: Partial<ClaimLine> = {}): ClaimLine => ({
  id,
  mpn: `M${id}`,
  unit: '个',
  quantity: 10,
  shippedQuantity: 0,
  cancelledQuantity: 0,
  refundedQuantity: 0,
  ...own,
});
const lines = [line(1, { shippedQuantity: 4 }), line(2, { shippedQuantity: 10, refundedQuantity: 10 }), line(3, { cancelledQuantity: 10 })];

test('没发的按没发的，收到的按收到的，退过的不再算', () => {
  expect(claimableLines('unshipped', lines).map(({ id }) => id)).toEqual([1]);
  expect(claimableLines('quality', lines).map(({ id }) => id)).toEqual([1]);
});

test('没发的先填满；收到的有好几种时一种也不先填', () => {
  expect(startingQuantities('unshipped', [line(1), line(2)])).toEqual({ 1: '10', 2: '10' });
  expect(startingQuantities('quality', [line(1, { shippedQuantity: 4 })])).toEqual({ 1: '4' });
  expect(startingQuantities('quality', [line(1, { shippedQuantity: 4 }), line(2, { shippedQuantity: 4 })])).toEqual({});
});

test.each([
  [{ 1: '4' }, [], false],
  [{ 1: '5' }, [1], false],
  [{ 1: '1.5' }, [1], false],
  [{ 1: 'x' }, [1], false],
  [{}, [], true],
  [{ 1: '0' }, [], true],
])('%j', (quantities, lineIds, isEmpty) => expect(claimProblems('quality', [line(1, { shippedQuantity: 4 })], quantities)).toEqual({ lineIds, isEmpty }));

test('没有填的物料不寄出', () =>
  expect(wishOf('unshipped', [line(1), line(2)], { 1: '1,0', 2: '' })).toEqual({ kind: 'unshipped', lines: [{ lineId: 1, quantity: 10 }] }));

test('留着的申请：种类还在就照旧；订单不再给的种类，数量重新开始，写的话还在', () => {
  const order = { claimKinds: ['shortage' as const, 'quality' as const], lines: [line(1, { shippedQuantity: 4 })] };
  const kept = { kind: 'quality' as const, quantities: { 1: '2' }, reason: '引脚弯了' };
  expect(startingClaim(order)).toEqual({ kind: 'shortage', quantities: { 1: '4' }, reason: '' });
  expect(claimDraftOf(order, kept)).toEqual(kept);
  expect(claimDraftOf(order, { ...kept, kind: 'unshipped' })).toEqual({ kind: 'shortage', quantities: { 1: '4' }, reason: '引脚弯了' });
});

test('换一种问题：都是收到的，数量不变；没发的是另外的物料', () => {
  const order = { claimKinds: ['unshipped' as const, 'quality' as const], lines: [line(1, { shippedQuantity: 4 })] };
  const draft = { kind: 'quality' as const, quantities: { 1: '2' }, reason: '' };
  expect(withKind(order, draft, 'wrong')).toEqual({ kind: 'wrong', quantities: { 1: '2' } });
  expect(withKind(order, draft, 'unshipped')).toEqual({ kind: 'unshipped', quantities: { 1: '6' } });
});

test('没发的不能商定别的金额', () => expect([isAmountOpen('unshipped'), isAmountOpen('quality')]).toEqual([false, true]));
