import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RecentDrawer`. */
export const recentDrawerKeys = {
  tabs: { keys: ['{ArrowRight}', '{ArrowLeft}'], does: '换一个标签', when: '焦点在标签上' },
  close: { keys: '{Escape}', does: '关闭抽屉', when: '抽屉打开' },
} as const satisfies KeyTable;
