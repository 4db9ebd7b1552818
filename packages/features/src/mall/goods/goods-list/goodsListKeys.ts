import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `GoodsList`. */
export const goodsListKeys = {
  inStock: { keys: ' ', does: '只看有货，或看全部；焦点不动，说一次新的数目', when: '焦点在“只看有货”上' },
} as const satisfies KeyTable;
