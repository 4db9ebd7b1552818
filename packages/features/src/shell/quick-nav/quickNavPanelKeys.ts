import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `QuickNavPanel` and of its editor. */
export const quickNavPanelKeys = {
  focus: { keys: '{Tab}', does: '到当前标签' },
  tabs: { keys: ['{ArrowRight}', '{ArrowLeft}'], does: '换一个标签', when: '焦点在标签上' },
  edit: { keys: '{Enter}', does: '打开编辑', when: '焦点在“编辑”上' },
  up: { keys: '{ArrowUp}', does: '上移一位，焦点跟着走', when: '焦点在一行的把手上' },
  down: { keys: '{ArrowDown}', does: '下移一位，焦点跟着走', when: '焦点在一行的把手上' },
  downButton: { keys: '{Enter}', does: '下移一位，焦点跟着走', when: '焦点在“下移”上' },
  remove: { keys: '{Enter}', does: '删除，焦点到下一行', when: '焦点在“删除”上' },
  close: { keys: '{Escape}', does: '关闭编辑，焦点回到“编辑”', when: '编辑打开' },
} as const satisfies KeyTable;
