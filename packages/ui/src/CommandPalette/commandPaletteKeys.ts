import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `CommandPalette`. */
export const commandPaletteKeys = {
  open: { keys: '{Enter}', does: '打开，焦点到输入框', when: '焦点在打开它的按钮上' },
  type: { keys: 'shou', does: '筛选，拼音也行', shown: '文字' },
  clear: { keys: '{Escape}', does: '清空', when: '有文字' },
  next: { keys: '{ArrowDown}', does: '到下一条，跳过不可用的' },
  previous: { keys: '{ArrowUp}', does: '到上一条；第一条之前是最后一条' },
  close: { keys: '{Escape}', does: '关上，焦点还给打开它的按钮', when: '没有文字' },
} as const satisfies KeyTable;

/** The keyboard of `CommandPalette`: choosing. */
export const commandPaletteChooseKeys = {
  choose: { keys: '{ArrowDown}{Enter}', does: '执行停着的一条，关上，焦点还给按钮' },
} as const satisfies KeyTable;
