import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PopularAuthors`. */
export const popularAuthorsKeys = {
  search: { keys: '电源{Enter}', does: '搜索作者', when: '焦点在搜索框里', shown: '字词 Enter' },
} as const satisfies KeyTable;
