import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PaperPicker`. */
export const paperPickerKeys = {
  focus: { keys: '{Tab}', does: '到选中的那一张' },
  next: { keys: '{ArrowDown}', does: '选下一张', when: '焦点在一张上' },
} as const satisfies KeyTable;
