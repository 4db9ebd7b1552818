import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ResourceAdmin`. */
export const resourceAdminKeys = {
  search: { keys: 'LDO{Enter}', does: '搜索，焦点不动，可以接着改', when: '焦点在“搜索资料”里', shown: '标题 Enter' },
} as const satisfies KeyTable;
