import { expect, test } from 'vitest';
import { dollarOrder, samplePreparation, yuanOrder } from './orderCreate.fixtures.ts';
import { blockedLines, draftProblems, needsForwarder, orderKey, payMethodOf, payMethodsOf } from './orderDraft.ts';

const draft = { payMethod: null, poNo: '', forwarder: '', warehousingNo: '', remarks: {}, note: '' } as const;

test('人民币可用支付宝，含美元就只能转账', () => {
  const yuan = samplePreparation({ orders: [yuanOrder()] });
  const both = samplePreparation();
  expect(payMethodsOf(yuan)).toEqual(['alipay', 'transfer']);
  expect(payMethodsOf(both)).toEqual(['transfer']);
  expect(payMethodOf(yuan, null)).toBe('alipay');
  expect(payMethodOf(yuan, 'transfer')).toBe('transfer');
  expect(payMethodOf(both, 'alipay')).toBe('transfer');
});

test('香港交货才问货代', () => {
  expect(needsForwarder(samplePreparation({ orders: [yuanOrder()] }))).toBe(false);
  expect(needsForwarder(samplePreparation({ orders: [dollarOrder()] }))).toBe(true);
});

test('太长和不认识的字符说出来', () => {
  expect(draftProblems({ ...draft, forwarder: '顺'.repeat(103), warehousingNo: 'HK 1', remarks: { '7 CNY': 'a'.repeat(201) } })).toEqual({
    poNo: 0,
    forwarder: 3,
    warehousingNo: true,
    remarks: { '7 CNY': 1 },
    note: 0,
  });
  expect(draftProblems({ ...draft, warehousingNo: ' SF-HK_2026 ' })).toMatchObject({ warehousingNo: false });
});

test('每个卖家、每种币种是一单；不能下单的行挑出来', () => {
  const preparation = samplePreparation();
  expect(new Set(preparation.orders.map(orderKey)).size).toBe(preparation.orders.length);
  expect(blockedLines(preparation)).toEqual([]);
  const gone = { ...preparation.orders[0]!.lines[0]!, state: 'out_of_stock' as const };
  expect(blockedLines(samplePreparation({ orders: [yuanOrder({ lines: [gone] })] })).map(({ id }) => id)).toEqual([gone.id]);
});
