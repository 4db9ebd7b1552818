import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `ComboBox`. */
export const comboBoxKeys = {
  type: { keys: 'STM32', does: '打开建议，焦点留在输入框', shown: '文字' },
  next: { keys: '{ArrowDown}', does: '到下一条建议，焦点仍在输入框', when: '建议开着' },
  previous: { keys: '{ArrowUp}', does: '到上一条建议', when: '建议开着' },
  choose: { keys: '{Enter}', does: '选中这条建议', when: '停在建议上' },
  submit: { keys: '{Enter}', does: '提交输入的文字', when: '没有停在建议上' },
  meant: { keys: '{Enter}', does: '选中这段文字所指的建议，例如只剩的一条', when: '没有停在建议上，文字能认出来' },
  close: { keys: '{Escape}', does: '收起建议，留下文字', when: '建议开着' },
  clear: { keys: '{Escape}', does: '清空', when: '建议收着' },
} as const satisfies KeyTable;
