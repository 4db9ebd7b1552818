import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `SideMenu`. */
export const sideMenuKeys = {
  into: { keys: '{Tab}', does: '到第一项', when: '焦点在正文的最后一个链接上' },
  open: { keys: ['{Enter}', ' '], does: '打开最近浏览', when: '焦点在“足迹”上' },
  top: { keys: '{Enter}', does: '回到页首，焦点不动', when: '滚过一屏，焦点在“顶部”上' },
} as const satisfies KeyTable;
