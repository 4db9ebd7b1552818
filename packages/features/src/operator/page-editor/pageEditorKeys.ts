import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PageEditor`. */
export const pageEditorKeys = {
  wrong: { keys: '{Enter}', does: '标题空着就不保存，焦点到标题', when: '焦点在“保存”上' },
  reset: { keys: '{Enter}', does: '丢开没保存的，焦点到正文', when: '焦点在“撤销修改”上' },
  save: { keys: '{Enter}', does: '保存，焦点不动', when: '焦点在“保存”上' },
} as const satisfies KeyTable;

/** The keyboard when somebody else was faster. */
export const pageConflictKeys = {
  mine: { keys: '{Enter}', does: '留下自己写的，焦点到正文', when: '焦点在“用我的覆盖”上' },
} as const satisfies KeyTable;
