import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Switch`. */
export const switchKeys = {
  focus: { keys: '{Tab}', does: '到开关' },
  toggle: { keys: ' ', does: '开或关，立即生效', when: '焦点在开关上' },
} as const satisfies KeyTable;
