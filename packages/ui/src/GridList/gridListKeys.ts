import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `GridList`. */
export const gridListKeys = {
  next: { keys: '{ArrowDown}', does: '到下一行' },
  end: { keys: '{End}', does: '到最后一行' },
  previous: { keys: '{ArrowUp}', does: '到上一行' },
  home: { keys: '{Home}', does: '到第一行' },
  pageDown: { keys: '{PageDown}', does: '往下一屏' },
  pageUp: { keys: '{PageUp}', does: '往上一屏' },
  find: { keys: 'st', does: '到以它开头的一行', shown: '字母' },
  inside: { keys: '{ArrowRight}', does: '到行里的方框与按钮；走完回到行' },
  open: { keys: '{Enter}', does: '打开' },
  rename: { keys: '{F2}', does: '改名' },
  remove: { keys: '{Delete}', does: '删除，焦点到下一行' },
} as const satisfies KeyTable;

/** The keyboard of `GridList`: choosing. */
export const gridListChooseKeys = {
  choose: { keys: ' ', does: '选中或放开', when: '可选' },
  extend: { keys: '{Shift>}{ArrowDown}{/Shift}', does: '连着选到下一行', when: '可多选' },
  all: { keys: '{Control>}a{/Control}', does: '全选', when: '可多选' },
  release: { keys: '{Escape}', does: '放开全部', when: '可选' },
} as const satisfies KeyTable;
