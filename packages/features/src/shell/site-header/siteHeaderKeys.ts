import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of the lists in `SiteHeader`. */
export const siteHeaderListKeys = {
  open: { keys: '{Enter}', does: '展开列表', when: '焦点在“原厂”上' },
  into: { keys: '{Tab}', does: '到筛选框', when: '列表展开' },
  filter: { keys: '半导体', does: '只留下含有这些字的', when: '焦点在筛选框里', shown: '文字' },
  next: { keys: '{ArrowDown}', does: '到下一个链接', when: '列表展开' },
  close: { keys: '{Escape}', does: '收起列表，焦点回到按钮', when: '列表展开' },
} as const satisfies KeyTable;

/** The keyboard of the ☰ of `SiteHeader`. */
export const siteHeaderMenuKeys = {
  openMenu: { keys: '{Enter}', does: '打开快捷导航', when: '焦点在 ☰ 上' },
  closeMenu: { keys: '{Escape}', does: '收起快捷导航，焦点回到 ☰', when: '快捷导航打开' },
} as const satisfies KeyTable;
