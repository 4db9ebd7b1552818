import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `DocumentAdmin`. */
export const documentAdminKeys = {
  search: { keys: 'STM32{Enter}', does: '搜索，焦点不动，可以接着改', when: '焦点在“搜索数据手册”里', shown: '型号 Enter' },
  ask: { keys: '{Enter}', does: '先问原因，焦点到“对外说的原因”', when: '焦点在“下架”上' },
  leave: { keys: '{Escape}', does: '不下架，焦点回到“下架”', when: '问题打开' },
} as const satisfies KeyTable;
