import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ArticleEditor`; that of the text is in `richTextFieldKeys`. */
export const articleEditorKeys = {
  refused: { keys: '{Enter}', does: '缺了什么就说出来，焦点到第一处', when: '焦点在“提交审核”上，有没填的' },
  send: { keys: '{Enter}', does: '打开提交的对话框', when: '焦点在“提交审核”上，都填好了' },
  close: { keys: '{Escape}', does: '关上，焦点回到“提交审核”', when: '对话框打开' },
} as const satisfies KeyTable;
