import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ProductionDesk`. */
export const productionDeskKeys = {
  down: { keys: '{Enter}', does: '下移一位，念出新的位置；焦点跟着这一条', when: '焦点在下移上' },
  remove: { keys: '{Enter}', does: '删除，再按一次撤销；焦点留在原处', when: '焦点在删除上' },
} as const satisfies KeyTable;
