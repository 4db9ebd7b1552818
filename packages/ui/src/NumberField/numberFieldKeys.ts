import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `NumberField`. */
export const numberFieldKeys = {
  focus: { keys: '{Tab}', does: '到输入框；加减号不是停靠点' },
  increase: { keys: ['{ArrowUp}', '{PageUp}'], does: '加一个步进' },
  decrease: { keys: ['{ArrowDown}', '{PageDown}'], does: '减一个步进' },
  max: { keys: '{End}', does: '到上限' },
  min: { keys: '{Home}', does: '到下限' },
  leave: { keys: '{Tab}', does: '离开；不合步进的数归到最近的合法值' },
} as const satisfies KeyTable;
