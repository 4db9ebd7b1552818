import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `CheckboxField`. */
export const checkboxFieldKeys = {
  focus: { keys: '{Tab}', does: '到方框' },
  toggle: { keys: ' ', does: '勾选或取消', when: '焦点在方框上' },
  link: { keys: '{Tab}', does: '到文字里的链接', when: '文字里有链接' },
} as const satisfies KeyTable;
