import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `ToggleButton`. */
export const toggleButtonKeys = {
  focus: { keys: '{Tab}', does: '到按钮', when: '单独一个' },
  toggle: { keys: ['{Enter}', ' '], does: '按下或松开', when: '单独一个' },
} as const satisfies KeyTable;

/** The keyboard of `ToggleButton`: button group. */
export const toggleButtonGroupKeys = {
  enter: { keys: '{Tab}', does: '到选中的一个；整组只停一次', when: '一组里' },
  next: { keys: '{ArrowRight}', does: '到下一个，还不选中', when: '一组里' },
  choose: { keys: ' ', does: '选中有焦点的一个', when: '一组里' },
  previous: { keys: '{ArrowLeft}', does: '到上一个', when: '一组里' },
} as const satisfies KeyTable;
