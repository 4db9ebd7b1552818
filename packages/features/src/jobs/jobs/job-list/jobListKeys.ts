import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `JobList`. */
export const jobListKeys = {
  search: { keys: 'UVM{Enter}', does: '搜索，从第一页看起', when: '焦点在搜索框里', shown: '字词 Enter' },
} as const satisfies KeyTable;
