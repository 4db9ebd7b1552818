import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Accordion`. */
export const accordionKeys = {
  focus: { keys: '{Tab}', does: '到第一个标题' },
  next: { keys: '{Tab}', does: '到下一个标题；展开的内容里有控件时先到控件' },
  toggle: { keys: ['{Enter}', ' '], does: '展开或收起，别的不动', when: '焦点在标题上' },
  previous: { keys: '{Shift>}{Tab}{/Shift}', does: '到上一个标题' },
} as const satisfies KeyTable;
