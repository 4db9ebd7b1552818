import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `StateLinks`. */
export const stateLinksKeys = {
  focus: { keys: '{Tab}', does: '到第一个状态' },
  next: { keys: '{Tab}', does: '到下一个；Enter 打开', when: '焦点在一个状态上' },
} as const satisfies KeyTable;
