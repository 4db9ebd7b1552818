import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PaymentChoice`. */
export const paymentChoiceKeys = {
  next: { keys: '{ArrowDown}', does: '选下一种付款方式，下面换成它要的', when: '焦点在付款方式上' },
  previous: { keys: '{ArrowUp}', does: '选上一种付款方式', when: '焦点在付款方式上' },
  pay: { keys: '{Enter}', does: '去付款', when: '焦点在“去支付宝付款”上' },
} as const satisfies KeyTable;
