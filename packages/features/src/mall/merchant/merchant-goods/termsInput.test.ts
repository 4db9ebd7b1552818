import { expect, test } from 'vitest';
import { readTerms, type TermsDraft, withStep } from './termsInput.ts';

const draft = (own: Partial<TermsDraft> = {}): TermsDraft => ({
  ladder: [
    { key: 0, quantity: '1', price: '6.850' },
    { key: 1, quantity: '1,000', price: '6.5' },
  ],
  moq: '1',
  multiple: '1',
  spq: '',
  leadTimeDays: '',
  ...own,
});
const step = (quantity: string, price: string, key = 0) => ({ key, quantity, price });

test('读成数：千位的逗号、末尾的零都不要紧，空的是未知', () =>
  expect(readTerms(draft({ spq: '1000', leadTimeDays: '0' }))).toEqual({
    terms: {
      priceLadder: [
        { minQuantity: 1, unitPrice: '6.85' },
        { minQuantity: 1000, unitPrice: '6.5' },
      ],
      moq: 1,
      multiple: 1,
      spq: 1000,
      leadTimeDays: 0,
    },
  }));

test.each([
  [{ ladder: [step('', '1')] }, [['quantity0', 'wholeNumber']]],
  [{ ladder: [step('1', '1.1234567')] }, [['price0', 'price']]],
  [{ ladder: [step('10', '1')] }, [['quantity0', 'starts_late']]],
  [{ ladder: [step('1', '1'), step('5', '2', 1)] }, [['price1', 'price_order']]],
  [{ moq: '0' }, [['moq', 'wholeNumber']]],
  [{ moq: '15', multiple: '10' }, [['moq', 'not_multiple']]],
  [{ leadTimeDays: '400' }, [['leadTimeDays', 'days']]],
])('%j', (own, faults) => {
  const read = readTerms(draft(own));
  expect('faults' in read ? [...read.faults] : null).toEqual(faults);
});

test('最多十档', () => {
  const full = Array.from({ length: 12 }).reduce<TermsDraft>((now) => withStep(now), draft());
  expect(full.ladder).toHaveLength(10);
  expect(new Set(full.ladder.map(({ key }) => key)).size).toBe(10);
});
