import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `JobPage`. */
export const jobPageKeys = {
  report: { keys: '{Enter}', does: '打开举报', when: '焦点在“举报”上' },
} as const satisfies KeyTable;
