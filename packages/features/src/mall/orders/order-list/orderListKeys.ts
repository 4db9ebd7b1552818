import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OrderList`. */
export const orderListKeys = {
  walk: { keys: '{ArrowRight}{ArrowRight}', does: '在订单状态之间走，不去读取', when: '焦点在状态上' },
  open: { keys: '{Enter}', does: '打开这个状态的订单', when: '焦点在状态上' },
  last: { keys: '{End}', does: '到最后一个状态', when: '焦点在状态上' },
  first: { keys: '{Home}', does: '到第一个状态', when: '焦点在状态上' },
} as const satisfies KeyTable;
