import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OrderCreate`. */
export const orderCreateKeys = {
  next: { keys: '{Enter}', does: '到付款与交货，焦点到它的标题', when: '焦点在“下一步”上' },
  pay: { keys: '{Tab} {ArrowDown}', does: '选下一种付款方式', when: '焦点在标题上' },
  review: { keys: '{Enter}', does: '到核对订单，焦点到它的标题', when: '焦点在“下一步”上' },
} as const satisfies KeyTable;
