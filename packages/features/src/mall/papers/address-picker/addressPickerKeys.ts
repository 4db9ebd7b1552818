import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `AddressPicker`. */
export const addressPickerKeys = {
  focus: { keys: '{Tab}', does: '到选中的地址' },
  next: { keys: '{ArrowDown}', does: '选下一个地址', when: '焦点在地址上' },
  previous: { keys: '{ArrowUp}', does: '选上一个地址', when: '焦点在地址上' },
} as const satisfies KeyTable;
