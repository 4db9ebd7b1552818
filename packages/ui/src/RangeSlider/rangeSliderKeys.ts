import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `RangeSlider`. */
export const rangeSliderKeys = {
  focus: { keys: '{Tab}', does: '到下限的圆点' },
  increase: { keys: ['{ArrowRight}', '{ArrowUp}'], does: '加一格' },
  decrease: { keys: ['{ArrowLeft}', '{ArrowDown}'], does: '减一格' },
  min: { keys: '{Home}', does: '到头：下限不限' },
  other: { keys: '{Tab}', does: '到上限的圆点' },
  max: { keys: '{End}', does: '到头：上限不限' },
} as const satisfies KeyTable;
