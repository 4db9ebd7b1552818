import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `WatchList`. */
export const watchListKeys = {
  remove: { keys: '{Enter}', does: '取消关注；焦点留在原处，按钮变成撤销', when: '焦点在取消关注上' },
  undo: { keys: '{Enter}', does: '恢复关注', when: '焦点在撤销上' },
} as const satisfies KeyTable;
