import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `QuoteCompare`. */
export const quoteCompareKeys = {
  open: { keys: '{Enter}', does: '问一次，焦点到数量', when: '焦点在“接受”上' },
  accept: { keys: '{Enter}', does: '按写着的合计接受', when: '焦点在数量里' },
} as const satisfies KeyTable;
