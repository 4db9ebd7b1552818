import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PartAdmin`. */
export const partAdminKeys = {
  search: { keys: 'STM32{Enter}', does: '搜索，焦点不动，可以接着改', when: '焦点在“搜索型号”里', shown: '型号 Enter' },
  next: { keys: '{ArrowDown}', does: '到下一个型号', when: '焦点在表里的型号上' },
} as const satisfies KeyTable;
