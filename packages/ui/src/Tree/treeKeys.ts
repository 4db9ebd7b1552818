import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Tree` and of `TreeTable`. */
export const treeKeys = {
  inside: { keys: '{ArrowRight}', does: '展开；已经展开就到里面第一项' },
  next: { keys: '{ArrowDown}', does: '到下一行' },
  outside: { keys: '{ArrowLeft}', does: '收起；已经收起就到外面一层' },
  end: { keys: '{End}', does: '到最后一行' },
  previous: { keys: '{ArrowUp}', does: '到上一行' },
  home: { keys: '{Home}', does: '到第一行' },
  find: { keys: 'st', does: '到以它开头的一行', shown: '字母' },
  open: { keys: '{Enter}', does: '打开' },
  rename: { keys: '{F2}', does: '改名' },
  remove: { keys: '{Delete}', does: '删除，焦点到下一行' },
} as const satisfies KeyTable;
