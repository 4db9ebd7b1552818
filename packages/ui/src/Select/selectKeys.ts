import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Select`. */
export const selectKeys = {
  focus: { keys: '{Tab}', does: '到选择框' },
  open: { keys: ['{Enter}', ' ', '{ArrowDown}'], does: '打开列表', when: '列表关着' },
  next: { keys: '{ArrowDown}', does: '到下一项，跳过不可用的', when: '列表开着' },
  previous: { keys: '{ArrowUp}', does: '到上一项', when: '列表开着' },
  end: { keys: '{End}', does: '到最后一项', when: '列表开着' },
  home: { keys: '{Home}', does: '到第一项', when: '列表开着' },
  choose: { keys: '{Enter}', does: '选中并关闭，焦点还给选择框', when: '列表开着' },
  close: { keys: '{Escape}', does: '关闭，不改选择', when: '列表开着' },
  change: { keys: '{ArrowRight}', does: '不打开就换到下一项；← 换到上一项', when: '列表关着' },
} as const satisfies KeyTable;
