import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `RangeField`. */
export const rangeFieldKeys = {
  next: { keys: '{Tab}', does: '从下限到上限' },
  apply: { keys: '{Enter}', does: '生效；输入途中不生效' },
  cancel: { keys: '{Escape}', does: '放弃，回到原来的值', when: '改了还没生效' },
} as const satisfies KeyTable;
