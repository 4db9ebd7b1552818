import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `CheckboxGroup`. */
export const checkboxGroupKeys = {
  focus: { keys: '{Tab}', does: '到第一个方框' },
  next: { keys: '{Tab}', does: '到下一个方框，每个都停' },
  toggle: { keys: ' ', does: '勾选或取消' },
  previous: { keys: '{Shift>}{Tab}{/Shift}', does: '到上一个方框' },
} as const satisfies KeyTable;
