import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of the list of files in `FileDisk`. */
export const fileDiskKeys = {
  next: { keys: '{ArrowDown}', does: '到下一行', when: '焦点在列表里' },
  choose: { keys: ' ', does: '选中或放开', when: '焦点在一行上' },
  extend: { keys: '{Shift>}{ArrowDown}{/Shift}', does: '连着选到下一行，说出选了几项', when: '焦点在列表里' },
  all: { keys: '{Control>}a{/Control}', does: '全选', when: '焦点在列表里' },
  release: { keys: '{Escape}', does: '放开全部', when: '选了几行' },
  menu: { keys: '{Shift>}{F10}{/Shift}', does: '打开这一行的菜单', when: '焦点在一行上' },
  closeMenu: { keys: '{Escape}', does: '关上菜单', when: '菜单打开' },
  rename: { keys: '{F2}', does: '重命名', when: '焦点在一行上' },
  closeRename: { keys: '{Escape}', does: '不改，焦点回到这一行', when: '正在重命名' },
  remove: { keys: '{Delete}', does: '移到回收站，可以撤销；焦点到下一行', when: '焦点在一行上' },
  open: { keys: '{Enter}', does: '打开文件夹，或查看文件', when: '焦点在一行上' },
  back: { keys: '{Backspace}', does: '回到上一层文件夹', when: '焦点在列表里' },
} as const satisfies KeyTable;
