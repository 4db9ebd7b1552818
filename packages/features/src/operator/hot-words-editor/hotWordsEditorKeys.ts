import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `HotWordsEditor`. */
export const hotWordsEditorKeys = {
  up: { keys: '{Enter}', does: '上移一位，焦点跟着走', when: '焦点在“上移”上' },
  add: { keys: 'TPS62130{Enter}', does: '加到末尾', when: '焦点在“添加热搜词”里', shown: '词 Enter' },
  remove: { keys: '{Enter}', does: '删除，焦点到下一行的“删除”', when: '焦点在“删除”上' },
  save: { keys: '{Enter}', does: '保存', when: '焦点在“保存”上' },
} as const satisfies KeyTable;
