import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `LineForm`. */
export const lineFormKeys = {
  pick: { keys: '{Enter}', does: '选中这个品牌，焦点回到品牌那一栏', when: '焦点在找到的一个品牌上' },
  send: { keys: '{Enter}', does: '提交审核；有不对的，焦点到第一处', when: '焦点在品牌那一栏' },
} as const satisfies KeyTable;
