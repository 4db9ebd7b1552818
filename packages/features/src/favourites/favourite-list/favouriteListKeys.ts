import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `FavouriteList`. */
export const favouriteListKeys = {
  remove: { keys: '{Enter}', does: '取消收藏，焦点不动', when: '焦点在一行的“取消收藏”上' },
  undo: { keys: '{Enter}', does: '撤销，焦点不动', when: '刚取消收藏' },
  tabs: { keys: '{ArrowRight}', does: '换到“关注”', when: '焦点在“收藏”标签上' },
} as const satisfies KeyTable;
