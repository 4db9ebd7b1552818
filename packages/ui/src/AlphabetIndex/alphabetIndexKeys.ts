import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `AlphabetIndex`. */
export const alphabetIndexKeys = {
  focus: { keys: '{Tab}', does: '到第一个有内容的字母' },
  next: { keys: '{Tab}', does: '到下一个有内容的字母，空的跳过' },
  open: { keys: '{Enter}', does: '去那个字母' },
} as const satisfies KeyTable;
