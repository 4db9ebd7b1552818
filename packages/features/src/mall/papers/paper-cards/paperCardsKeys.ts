import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PaperCards`. */
export const paperCardsKeys = {
  add: { keys: '{Tab}', does: '到“新增”' },
  radio: { keys: '{Tab}', does: '到默认的那一张', when: '焦点在“新增”上' },
  next: { keys: '{ArrowDown}', does: '把下一张设为默认', when: '焦点在一张上' },
} as const satisfies KeyTable;
