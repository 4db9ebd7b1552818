import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RecycleBin`. */
export const recycleBinKeys = {
  next: { keys: '{ArrowDown}', does: '到下一行', when: '焦点在列表里' },
  choose: { keys: ' ', does: '选中或放开', when: '焦点在一行上' },
  menu: { keys: '{Shift>}{F10}{/Shift}', does: '打开这一行的菜单', when: '焦点在一行上' },
  closeMenu: { keys: '{Escape}', does: '关上菜单', when: '菜单打开' },
  erase: { keys: '{Delete}', does: '问要不要彻底删除', when: '焦点在一行上' },
  cancel: { keys: '{Escape}', does: '不删，焦点回到这一行', when: '正在问' },
} as const satisfies KeyTable;
