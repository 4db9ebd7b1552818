import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Tooltip`. */
export const tooltipKeys = {
  show: { keys: '{Tab}', does: '到按钮，提示立即出现' },
  hide: { keys: '{Escape}', does: '收起提示，焦点不动' },
} as const satisfies KeyTable;
