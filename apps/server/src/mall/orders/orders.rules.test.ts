// Tables of what may be done with orders, shipments and payments.
import { describe, expect, it } from 'vitest';
import { judgeSettlement } from '../payments/settling.rules.ts';
import { deadlineAfterRefusal, isWhole } from '../payments/receipts.rules.ts';
import { becomesDefault } from '../papers/defaults.rules.ts';
import { freightLeftOut, invoiceAmounts, requireTogether, takesInvoice } from '../papers/invoices.rules.ts';
import { bargainState } from './bargains.rules.ts';
import { afterClaim, buyerActions, type ClaimFacts, claimKindsOf, finishTime, merchantActions, type OrderRecord } from './orders.rules.ts';
import { packParcel, requireOtherNumber, requireShippable } from './shipping.rules.ts';

const now = new Date('2026-11-16T02:00:00Z');
const order = (change: Partial<OrderRecord>) =>
  ({
    id: 1,
    state: 'CREATED',
    currency: 'CNY',
    isHongKong: false,
    isHidden: false,
    taxMode: 'tax13',
    merchantId: 1,
    confirmedAt: null,
    finishedAt: null,
    ...change,
  }) as OrderRecord;
const claim = (outcome: ClaimFacts['outcome']): ClaimFacts => ({ outcome, createdAt: now, steppedInAt: outcome === 'platform' ? now : null, movedAt: now });
const reasonOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};

describe('订单', () => {
  it.each([
    ['CREATED', ['pay', 'upload_receipt', 'make_pi', 'close'], []],
    ['RECEIPT_REVIEW', ['make_pi'], []],
    ['PAID', ['claim', 'buy_again'], ['confirm', 'ship']],
    ['PARTLY_SHIPPED', ['claim', 'buy_again'], ['ship', 'report_parcel']],
    ['SHIPPED', ['finish', 'claim', 'buy_again'], ['report_parcel']],
    ['FINISHED', ['apply_invoice', 'buy_again', 'claim'], []],
    ['CLOSED', ['buy_again', 'remove'], []],
    ['AFTER_SALE', ['buy_again'], ['report_parcel', 'resolve']],
    ['REFUNDED', ['buy_again'], []],
  ] as const)('%s：买家与卖家各能做什么', (state, buyer, merchant) => {
    expect(buyerActions(order({ state }), { isInvoiced: false, claim: null })).toEqual(buyer);
    expect(merchantActions(order({ state }), { claim: claim('open') })).toEqual(merchant);
  });

  it('已开票、美元、未税的订单不能申请发票；卖家确认后只剩发货', () => {
    for (const [change, isInvoiced] of [
      [{}, true],
      [{ currency: 'USD' }, false],
      [{ taxMode: 'untaxed' }, false],
    ] as const)
      expect(buyerActions(order({ state: 'FINISHED', ...change }), { isInvoiced, claim: null })).not.toContain('apply_invoice');
    expect(merchantActions(order({ state: 'PAID', confirmedAt: now }), { claim: null })).toEqual(['ship']);
  });

  it.each([
    ['returning', ['send_back', 'buy_again'], ['report_parcel']],
    ['returned', ['buy_again'], ['send_replacement', 'report_parcel']],
    ['replaced', ['receive_replacement', 'buy_again'], ['report_parcel']],
  ] as const)('换货走到 %s：轮到谁，谁能做下一步', (outcome, buyer, merchant) => {
    const facts = { isInvoiced: false, claim: claim(outcome) };
    expect([buyerActions(order({ state: 'AFTER_SALE' }), facts), merchantActions(order({ state: 'AFTER_SALE' }), facts)]).toEqual([buyer, merchant]);
  });

  it.each(['refund', 'platform'] as const)('售后是 %s，不能再答复', (outcome) =>
    expect(merchantActions(order({ state: 'AFTER_SALE' }), { claim: claim(outcome) })).toEqual(['report_parcel']),
  );

  it('买家收货以后，售后中也不再记录物流', () =>
    expect(merchantActions(order({ state: 'AFTER_SALE', finishedAt: now }), { claim: claim('open') })).toEqual(['resolve']));

  it.each([
    ['CREATED', []],
    ['PAID', ['unshipped']],
    ['PARTLY_SHIPPED', ['unshipped', 'shortage', 'quality', 'wrong', 'other']],
    ['SHIPPED', ['shortage', 'quality', 'wrong', 'other']],
    ['AFTER_SALE', []],
  ] as const)('%s：能申请哪几种售后', (state, kinds) => expect(claimKindsOf({ state })).toEqual(kinds));

  const later = new Date('2026-11-20T02:00:00Z');
  it.each([
    [null, null, null, false, 'PAID', {}],
    [now, null, null, false, 'PARTLY_SHIPPED', {}],
    [now, null, null, true, 'SHIPPED', { shippedAt: later, awaitedAt: later }],
    [now, now, null, true, 'SHIPPED', { shippedAt: now, awaitedAt: later }],
    [now, now, null, false, 'SHIPPED', { shippedAt: now, awaitedAt: later }],
    [now, now, now, true, 'FINISHED', {}],
    [now, null, now, false, 'FINISHED', {}],
  ] as const)('售后之后：首批发货 %s、全部发货 %s、收过货 %s、没有要发的了 %s，回到 %s', (firstShippedAt, shippedAt, finishedAt, isAllSent, to, change) =>
    expect(afterClaim({ firstShippedAt, shippedAt, finishedAt }, isAllSent, later)).toEqual({ to, change }),
  );

  it('自动确认的日子从只等买家的那天算起，别的状态没有', () => {
    expect(finishTime({ state: 'SHIPPED', awaitedAt: later })).toBe('12-04 10:00');
    expect(finishTime({ state: 'SHIPPED', awaitedAt: null })).toBeNull();
    expect(finishTime({ state: 'AFTER_SALE', awaitedAt: later })).toBeNull();
  });
});

describe('发货', () => {
  const lines = [
    { id: 1, mpn: 'A', quantity: 12, shippedQuantity: 4, cancelledQuantity: 2 },
    { id: 2, mpn: 'B', quantity: 5, shippedQuantity: 5, cancelledQuantity: 0 },
  ];
  it.each([
    [[{ lineId: 1, quantity: 6 }], null, true],
    [[{ lineId: 1, quantity: 5 }], null, false],
    [[{ lineId: 1, quantity: 7 }], 'order.quantity', false],
    [
      [
        { lineId: 1, quantity: 3 },
        { lineId: 1, quantity: 4 },
      ],
      'order.quantity',
      false,
    ],
    [[{ lineId: 3, quantity: 1 }], 'resource.not_found', false],
  ])('%j：拒绝 %s，发完 %s', (wanted, reason, isComplete) => {
    expect(reasonOf(() => packParcel(lines, wanted))).toBe(reason);
    expect(reason === null && packParcel(lines, wanted).isComplete).toBe(isComplete);
  });

  it('同一张订单的运单号不能用第二次', () => {
    expect(reasonOf(() => requireOtherNumber(undefined))).toBeNull();
    expect(reasonOf(() => requireOtherNumber(1))).toBe('mall.trackingNo');
  });

  it.each([
    ['PAID', false, null, null],
    ['SHIPPED', false, null, 'order.state'],
    ['PAID', true, null, 'mall.warehousingNo'],
    ['PAID', true, 'HK-1', null],
  ] as const)('%s、香港交货 %s、入仓号 %s：拒绝 %s', (state, isHongKong, warehousingNo, reason) =>
    expect(reasonOf(() => requireShippable({ state, isHongKong, warehousingNo }))).toBe(reason),
  );
});

describe('付款', () => {
  it.each([
    ['pending', 'paid', '10.00', 'paid'],
    ['pending', 'paid', '10', 'paid'],
    ['closed', 'paid', '10.00', 'paid'],
    ['pending', 'paid', '10.01', 'mismatch'],
    ['paid', 'paid', '10.00', 'repeated'],
    ['pending', 'closed', '10.00', 'closed'],
    ['paid', 'closed', '10.00', 'repeated'],
    ['pending', 'waiting', '10.00', 'waiting'],
  ] as const)('付款 %s、渠道说 %s %s：%s', (state, status, amount, outcome) =>
    expect(judgeSettlement({ state, amount: '10.00' }, { outTradeNo: 'M1', tradeNo: 'T1', status, amount })).toBe(outcome),
  );

  it('凭证要付清整单；驳回后至少还有一天', () => {
    expect([isWhole('10.0', '10.00'), isWhole('9.99', '10.00')]).toEqual([true, false]);
    expect(deadlineAfterRefusal(now, now).getTime() - now.getTime()).toBe(86_400_000);
    expect(deadlineAfterRefusal(new Date('2026-12-01'), now)).toEqual(new Date('2026-12-01'));
  });
});

describe('票据与议价', () => {
  it.each([
    [[order({ state: 'FINISHED' })], 1, [], null],
    [[order({ state: 'FINISHED' })], 2, [], 'resource.not_found'],
    [[order({ state: 'SHIPPED' })], 1, [], 'invoice.not_possible'],
    [[order({ state: 'FINISHED', currency: 'USD' })], 1, [], 'invoice.not_possible'],
    [[order({ state: 'FINISHED' }), order({ id: 2, state: 'FINISHED', merchantId: 2 })], 2, [], 'invoice.not_possible'],
    [[order({ state: 'FINISHED' })], 1, [1], 'invoice.not_possible'],
  ])('一张发票能否合开', (found, wanted, invoiced, reason) => expect(reasonOf(() => requireTogether(found, wanted, new Set(invoiced)))).toBe(reason));

  it.each([
    ['CNY', 'tax13', true],
    ['CNY', 'tax1', true],
    ['CNY', null, true],
    ['CNY', 'untaxed', false],
    ['USD', 'tax13', false],
    ['USD', 'untaxed', false],
  ] as const)('%s %s 的订单开不开发票：%s', (currency, taxMode, does) => expect(takesInvoice({ currency, taxMode })).toBe(does));

  it('发票金额是各单之和', () =>
    expect(
      invoiceAmounts([
        { untaxed: '88.50', tax: '11.50', goodsTotal: '100.00', refunded: '0.00' },
        { untaxed: '10.00', tax: null, goodsTotal: '10.00', refunded: '0.00' },
      ]),
    ).toEqual({ untaxed: '98.50', tax: '11.50', total: '110.00' }));

  it('退过一部分的，按剩下的开票，税跟着少', () =>
    expect(invoiceAmounts([{ untaxed: '88.50', tax: '11.50', goodsTotal: '100.00', refunded: '40.00' }])).toEqual({
      untaxed: '53.10',
      tax: '6.90',
      total: '60.00',
    }));

  it('发票不含运费：有就说出多少，到付和免运费不说', () => {
    expect(freightLeftOut([{ freight: '15.00' }, { freight: null }, { freight: '8.50' }])).toBe('23.50');
    expect(freightLeftOut([{ freight: '0.00' }, { freight: null }])).toBeNull();
  });

  it.each([
    [[], null, false, true],
    [[1], 1, false, true],
    [[1], null, false, false],
    [[1, 2], 2, true, true],
    [[1, 2], 2, false, false],
  ])('已有 %j，写 %s，要求默认 %s：成为默认 %s', (ids, id, isAsked, is) =>
    expect(
      becomesDefault(
        ids.map((there) => ({ id: there })),
        id,
        isAsked,
      ),
    ).toBe(is),
  );

  it('接受的价格到期就是过期', () => {
    expect(bargainState({ state: 'accepted', validUntil: now }, now)).toBe('expired');
    expect(bargainState({ state: 'accepted', validUntil: new Date(now.getTime() + 1) }, now)).toBe('accepted');
    expect(bargainState({ state: 'asked', validUntil: null }, now)).toBe('asked');
  });
});
