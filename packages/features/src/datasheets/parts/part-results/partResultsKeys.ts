import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PartResults`. */
export const partResultsKeys = {
  preview: { keys: ' ', does: '预览这一行', when: '焦点在型号上' },
  next: { keys: '{ArrowDown}', does: '到下一行的型号，预览跟着换', when: '焦点在型号上' },
  previous: { keys: '{ArrowUp}', does: '到上一行的型号，预览跟着换', when: '焦点在型号上' },
  close: { keys: '{Escape}', does: '收起预览，焦点不动', when: '预览打开' },
  tools: { keys: '{ArrowRight}', does: '到下一个工具；整排工具只占一次 Tab', when: '焦点在结果的工具上' },
} as const satisfies KeyTable;
