import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `DateField`. */
export const dateFieldKeys = {
  focus: { keys: '{Tab}', does: '到年' },
  next: { keys: '{ArrowRight}', does: '到下一段' },
  previous: { keys: '{ArrowLeft}', does: '到上一段' },
  increase: { keys: '{ArrowUp}', does: '加一', when: '停在日上' },
  decrease: { keys: '{ArrowDown}', does: '减一', when: '停在日上' },
  type: { keys: '15', does: '填这一段，满了自动到下一段', shown: '数字' },
  erase: { keys: ['{Backspace}', '{Backspace}'], does: '退一位，退完为空' },
} as const satisfies KeyTable;
