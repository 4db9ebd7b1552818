import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { changedRequest, sampleRequest } from '../approvals.fixtures.ts';
import { linesIn } from './changedLines.ts';
import { orderRequestPageMessages } from './messages.ts';
import { blockedNow, changedOrders, seenTotals, totalsText } from './requestChanges.ts';
import { turnText } from './turnText.ts';

const t = translator(orderRequestPageMessages);
const decider = { id: 2, nickName: '周经理' };

test.each([
  [sampleRequest(), '林工提交，请在 2026-11-27 18:15 前决定；批准后订单马上生成，由林工付款。'],
  [sampleRequest({ isMine: true, actions: ['change', 'withdraw'] }), '等审批人决定；2026-11-27 18:15 前没有决定就过期，可以再提交。'],
  [sampleRequest({ isMine: true, cannotDecide: 'own', actions: [] }), '这是你自己的申请，要由另一位审批人或负责人决定，期限 2026-11-27 18:15。'],
  [sampleRequest({ state: 'approved', decider, actions: [] }), '由周经理批准，订单已生成。'],
  [sampleRequest({ state: 'refused', decider, answer: '预算用完了', isMine: true }), '由周经理驳回：预算用完了。可以修改后再提交。'],
  [sampleRequest({ state: 'expired', actions: [] }), '没有在期限内决定，已过期。'],
])('轮到谁、结果是什么：%#', (request, words) => expect(turnText(t, request)).toBe(words));

test('变了的合计和不能下单的行', () => {
  expect(changedOrders(sampleRequest())).toEqual([]);
  expect(changedOrders(changedRequest)).toHaveLength(1);
  expect(blockedNow(sampleRequest())).toEqual([]);
  expect(seenTotals(changedRequest)).toEqual([{ merchantId: 7, currency: 'CNY', total: '2275.00' }]);
  expect(totalsText(changedRequest)).toBe('¥2,275.00');
});

test('数量 0 就不要；不是整数的说出来', () => {
  const typed = [
    { goodsId: 1, text: '１00' },
    { goodsId: 2, text: '0' },
    { goodsId: 3, text: '一些' },
  ];
  expect(linesIn(typed)).toEqual({ kept: [{ goodsId: 1, quantity: 100 }], wrong: [3] });
});
