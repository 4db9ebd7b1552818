import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `TakedownQueue`. */
export const takedownQueueKeys = {
  decide: { keys: '{Enter}', does: '处理这一份，焦点到第一种处理', when: '焦点在“处理”上' },
  choose: { keys: ' ', does: '选中采纳', when: '焦点在第一种处理上' },
} as const satisfies KeyTable;
