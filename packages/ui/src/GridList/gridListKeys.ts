import type { KeyTable } from '../keyboard/keyTable.ts';
import { treeKeys } from '../Tree/treeKeys.ts';

const { next, end, previous, home, find, open, rename, remove } = treeKeys;

/** The keyboard of `GridList`. */
export const gridListKeys = {
  next,
  end,
  previous,
  home,
  pageDown: { keys: '{PageDown}', does: '往下一屏' },
  pageUp: { keys: '{PageUp}', does: '往上一屏' },
  find,
  inside: { keys: '{ArrowRight}', does: '到行里的方框与按钮；走完回到行' },
  open,
  rename,
  remove,
} as const satisfies KeyTable;

/** The keyboard of `GridList`: choosing. */
export const gridListChooseKeys = {
  choose: { keys: ' ', does: '选中或放开', when: '可选' },
  extend: { keys: '{Shift>}{ArrowDown}{/Shift}', does: '连着选到下一行', when: '可多选' },
  all: { keys: '{Control>}a{/Control}', does: '全选', when: '可多选' },
  release: { keys: '{Escape}', does: '放开全部', when: '可选' },
} as const satisfies KeyTable;
