import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `EntryList`. */
export const entryListKeys = {
  remove: { keys: '{Enter}', does: '删除，再按一次撤销；焦点留在原处', when: '焦点在删除上' },
} as const satisfies KeyTable;
