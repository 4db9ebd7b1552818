import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `MallFavourites`. */
export const mallFavouritesKeys = {
  walk: { keys: '{ArrowRight}', does: '在列表之间走，不去读取', when: '焦点在标签上' },
  open: { keys: '{Enter}', does: '打开这个列表，焦点留在标签上', when: '焦点在标签上' },
} as const satisfies KeyTable;
