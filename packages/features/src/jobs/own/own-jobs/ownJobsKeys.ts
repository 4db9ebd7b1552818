import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OwnJobs`. */
export const ownJobsKeys = {
  close: { keys: '{Enter}', does: '关闭这个职位，焦点不动', when: '焦点在一行的“关闭”上' },
} as const satisfies KeyTable;
