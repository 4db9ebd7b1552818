import { expect, test } from 'vitest';
import { checkShipment, draftOf, shipmentOf } from './shipInput.ts';

const lines = [
  { id: 1, mpn: 'A', quantity: 150, cancelledQuantity: 0, shippedQuantity: 0, unit: '个' },
  { id: 2, mpn: 'B', quantity: 10_000, cancelledQuantity: 0, shippedQuantity: 4000, unit: '个' },
];
const good = { ...draftOf(lines, '示例速运'), trackingNo: 'SY-DEMO-1' };

test('开始时放入全部还没发的', () => {
  expect(good.quantities).toEqual({ 1: '150', 2: '6000' });
  expect(checkShipment(good, lines, [])).toEqual({ carrier: null, trackingNo: null, usedBy: null, lineIds: [], isEmpty: false });
  expect(shipmentOf({ ...good, quantities: { 1: '', 2: '1,500' } }, lines)).toEqual({
    carrier: '示例速运',
    trackingNo: 'SY-DEMO-1',
    lines: [{ lineId: 2, quantity: 1500 }],
  });
});

test.each(['151', '-1', '1.5', 'x'])('数量不对：%s', (text) => {
  expect(checkShipment({ ...good, quantities: { 1: text, 2: '0' } }, lines, []).lineIds).toEqual([1]);
});

test('空包裹、空承运商和不像样的运单号发不出去', () => {
  const problems = checkShipment({ carrier: ' ', trackingNo: '单号 1', quantities: { 1: '0', 2: '' } }, lines, []);
  expect(problems).toEqual({ carrier: 'carrierMissing', trackingNo: 'wrong', usedBy: null, lineIds: [], isEmpty: true });
});

test('前一个包裹的运单号不能再用，大小写一样算', () => {
  const sent = [{ no: 1, trackingNo: 'SY-DEMO-1' }];
  expect(checkShipment({ ...good, trackingNo: ' sy-demo-1 ' }, lines, sent)).toMatchObject({ trackingNo: 'used', usedBy: 1 });
  expect(checkShipment({ ...good, trackingNo: 'SY-DEMO-2' }, lines, sent)).toMatchObject({ trackingNo: null, usedBy: null });
});
