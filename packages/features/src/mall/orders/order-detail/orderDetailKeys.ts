import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OrderDetail` and of its questions. */
export const orderDetailKeys = {
  ask: { keys: '{Enter}', does: '先问，焦点在“不关闭”上', when: '焦点在“关闭订单”上' },
  keep: { keys: '{Escape}', does: '不关闭，焦点回到“关闭订单”', when: '问题打开' },
  confirm: { keys: '{Tab}{Enter}', does: '关闭订单，焦点到标题', when: '焦点在问题的“不关闭”上' },
} as const satisfies KeyTable;
