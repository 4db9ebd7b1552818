import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `QuantityField`. */
export const quantityFieldKeys = {
  focus: { keys: '{Tab}', does: '到输入框' },
  increase: { keys: '{ArrowUp}', does: '加一个倍数' },
  commit: { keys: '{Enter}', does: '确认填的数；不合规则的不丢，说明缘由', when: '填了数' },
  suggestion: { keys: '{Tab}{Tab}', does: '到“改为最近的可订数量”', when: '填的数不合规则' },
  accept: { keys: '{Enter}', does: '改成它，焦点回到输入框', when: '焦点在建议上' },
} as const satisfies KeyTable;
