import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `CardPicker`. */
export const cardPickerKeys = {
  source: { keys: '{ArrowRight}', does: '换一类内容', when: '焦点在“发什么”上' },
  next: { keys: '{ArrowDown}', does: '下一个', when: '焦点在一项上' },
  pick: { keys: '{Enter}', does: '发出这一项', when: '焦点在一项上' },
} as const satisfies KeyTable;
