import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `RadioGroup`. */
export const radioGroupKeys = {
  focus: { keys: '{Tab}', does: '到选中的一项；整组只停一次' },
  next: { keys: ['{ArrowDown}', '{ArrowRight}'], does: '到下一项并选中，跳过不可用的，首尾相接' },
  previous: { keys: ['{ArrowUp}', '{ArrowLeft}'], does: '到上一项并选中' },
} as const satisfies KeyTable;
