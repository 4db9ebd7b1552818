import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `AccountMenu`. */
export const accountMenuKeys = {
  open: { keys: '{Enter}', does: '展开账户浮层', when: '焦点在头像上' },
  into: { keys: '{Tab}', does: '到浮层里的第一个链接', when: '浮层展开' },
  next: { keys: '{ArrowDown}', does: '到下一个链接', when: '浮层展开' },
  previous: { keys: '{ArrowUp}', does: '到上一个链接', when: '浮层展开' },
  close: { keys: '{Escape}', does: '收起浮层，焦点回到头像', when: '浮层展开' },
} as const satisfies KeyTable;
