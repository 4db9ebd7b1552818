import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PromotedRows`. */
export const promotedRowsKeys = {
  close: { keys: '{Enter}', does: '一次关掉，不再问', when: '焦点在关闭广告上' },
} as const satisfies KeyTable;
