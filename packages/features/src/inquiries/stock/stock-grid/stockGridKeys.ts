import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `StockGrid`. */
export const stockGridKeys = {
  across: { keys: '{ArrowRight}', does: '到右边一格；一行到头接下一行', when: '焦点在一格上' },
  down: { keys: '{ArrowDown}', does: '到下一行的同一格', when: '焦点在一格上' },
  open: { keys: '{Enter}', does: '修改这一格，原来的内容选中', when: '焦点在一格上' },
  save: { keys: '{Enter}', does: '保存，焦点回到这一格', when: '正在修改' },
  next: { keys: '{Tab}', does: '保存，接着改下一格', when: '正在修改' },
  giveUp: { keys: '{Escape}', does: '放弃这一格的修改', when: '正在修改' },
} as const satisfies KeyTable;
