import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `QuantityField`. */
export const quantityFieldKeys = {
  focus: { keys: '{Tab}', does: '到数量' },
  up: { keys: '{ArrowUp}', does: '加一个倍数', when: '焦点在数量上' },
  down: { keys: '{ArrowDown}', does: '减一个倍数', when: '焦点在数量上' },
  wrong: { keys: '107{Enter}', does: '留下填的数，说明为什么不能订，给出最近的可订数量', when: '填了不能订的数', shown: '数字 Enter' },
  toFix: { keys: '{Tab}{Tab}', does: '到最近的可订数量', when: '数量不能订' },
  fix: { keys: '{Enter}', does: '改成它，焦点回到数量', when: '焦点在“改为”上' },
} as const satisfies KeyTable;
