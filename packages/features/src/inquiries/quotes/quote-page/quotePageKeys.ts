import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `QuotePage`. */
export const quotePageKeys = {
  write: { keys: '{Enter}', does: '写留言，焦点到输入框', when: '焦点在“留言”上' },
  send: { keys: '今天能发货{Tab}{Enter}', does: '寄出，焦点回到“留言”', when: '焦点在留言里', shown: '留言 Tab Enter' },
} as const satisfies KeyTable;
