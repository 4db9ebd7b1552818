import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `AnchorList`. */
export const anchorListKeys = {
  focus: { keys: '{Tab}', does: '到第一节' },
  next: { keys: '{Tab}', does: '到下一节' },
  open: { keys: '{Enter}', does: '走到那一节' },
} as const satisfies KeyTable;
