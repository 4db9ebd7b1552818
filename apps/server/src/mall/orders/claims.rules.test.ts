import { describe, expect, it } from 'vitest';
import { isPaidBack, quoteClaim, refundedBefore } from './claims.rules.ts';

const line = { id: 1, mpn: 'A', unit: '个', quantity: 3, shippedQuantity: 0, cancelledQuantity: 0, refundedQuantity: 0, lineTotal: '10.00' };
const order = { total: '18.00', refunded: '0.00', freight: '8.00' };
const reasonOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};

describe('售后退多少', () => {
  it('什么都没发，全部不要了：货款和运费一起退；只退一部分，运费不退', () => {
    expect(quoteClaim(order, [line], 'unshipped', [{ lineId: 1, quantity: 3 }])).toMatchObject({ freight: '8.00', amount: '18.00' });
    expect(quoteClaim(order, [line], 'unshipped', [{ lineId: 1, quantity: 2 }])).toMatchObject({ freight: '0.00', amount: '6.67' });
  });

  it('一件一件退，加起来正好是这一行', () => {
    const amounts = [0, 1, 2].map(
      (cancelledQuantity) => quoteClaim(order, [{ ...line, cancelledQuantity }], 'unshipped', [{ lineId: 1, quantity: 1 }]).lines[0]?.amount,
    );
    expect(amounts).toEqual(['3.33', '3.34', '3.33']);
  });

  it('最多退没有退过的，少了就说此前退过多少', () => {
    const all = [{ lineId: 1, quantity: 3 }];
    const quoteAfter = (refunded: string) => quoteClaim({ ...order, refunded }, [{ ...line, shippedQuantity: 3 }], 'quality', all);
    expect(quoteAfter('15.00')).toMatchObject({ amount: '3.00', refundedBefore: '15.00' });
    expect(quoteAfter('8.00')).toMatchObject({ amount: '10.00', refundedBefore: null });
  });

  it('提交过的申请：比各行加起来少，就是此前退过', () => {
    const lines = [{ amount: '6.00' }, { amount: '4.00' }];
    expect(refundedBefore('3.00', lines, [{ refund: '12.00' }, { refund: null }, { refund: '3.00' }])).toBe('15.00');
    expect(refundedBefore('10.00', lines, [{ refund: '1.00' }])).toBeNull();
    expect(refundedBefore('18.00', lines, [])).toBeNull();
  });

  it.each([
    ['unshipped', { shippedQuantity: 2 }, 1, null],
    ['unshipped', { shippedQuantity: 2 }, 2, 'claim.quantity'],
    ['unshipped', { cancelledQuantity: 2 }, 2, 'claim.quantity'],
    ['quality', { shippedQuantity: 2 }, 2, null],
    ['quality', { shippedQuantity: 2 }, 3, 'claim.quantity'],
    ['shortage', { shippedQuantity: 2, refundedQuantity: 1 }, 2, 'claim.quantity'],
  ] as const)('%s %j 申请 %i 件：%s', (kind, change, quantity, reason) =>
    expect(reasonOf(() => quoteClaim(order, [{ ...line, ...change }], kind, [{ lineId: 1, quantity }]))).toBe(reason),
  );

  it('别的订单的物料是 404；同一行写两次，合在一起算', () => {
    expect(reasonOf(() => quoteClaim(order, [line], 'unshipped', [{ lineId: 2, quantity: 1 }]))).toBe('resource.not_found');
    const twice = [1, 1].map((quantity) => ({ lineId: 1, quantity }));
    expect(quoteClaim(order, [line], 'unshipped', twice).lines).toMatchObject([{ quantity: 2, amount: '6.67' }]);
  });

  it('货款退完就是已退款，运费不算', () => {
    expect(isPaidBack({ goodsTotal: '10.00', refunded: '10.00' })).toBe(true);
    expect(isPaidBack({ goodsTotal: '10.00', refunded: '9.99' })).toBe(false);
  });
});
