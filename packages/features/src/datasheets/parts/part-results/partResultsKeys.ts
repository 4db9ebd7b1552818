import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PartResults`. */
export const partResultsKeys = {
  preview: { keys: ' ', does: '预览这一行', when: '焦点在型号上' },
  next: { keys: '{ArrowDown}', does: '到下一行的型号，预览跟着换', when: '焦点在型号上' },
  previous: { keys: '{ArrowUp}', does: '到上一行的型号，预览跟着换', when: '焦点在型号上' },
  close: { keys: '{Escape}', does: '收起预览，焦点不动', when: '预览打开' },
} as const satisfies KeyTable;
