import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `NavigationEditor`. */
export const navigationEditorKeys = {
  down: { keys: '{Enter}', does: '下移一位，焦点跟着走', when: '焦点在“下移”上' },
  save: { keys: '{Enter}', does: '保存这一个列表', when: '焦点在“保存”上' },
} as const satisfies KeyTable;
