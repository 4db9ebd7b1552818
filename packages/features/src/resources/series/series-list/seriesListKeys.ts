import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `SeriesList`. */
export const seriesListKeys = {
  search: { keys: '电源{Enter}', does: '搜索专栏', when: '焦点在搜索框里', shown: '字词 Enter' },
} as const satisfies KeyTable;
