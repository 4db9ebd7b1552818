import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `InvoiceCenter`. */
export const invoiceCenterKeys = {
  focus: { keys: '{Tab}', does: '到当前标签' },
  walk: { keys: '{ArrowRight}', does: '在标签之间走，不打开', when: '焦点在标签上' },
  open: { keys: '{Enter}', does: '打开这个标签', when: '焦点在标签上' },
} as const satisfies KeyTable;
