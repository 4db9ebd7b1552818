import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `BargainDialog`. */
export const bargainDialogKeys = {
  open: { keys: '{Enter}', does: '打开，焦点到期望单价', when: '焦点在“议价”上' },
  close: { keys: '{Escape}', does: '关闭，焦点回到“议价”', when: '对话框打开' },
  send: { keys: '６．５０{Enter}', does: '提交，焦点回到“议价”', when: '焦点在期望单价里', shown: '单价 Enter' },
} as const satisfies KeyTable;
