import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Toolbar`. */
export const toolbarKeys = {
  enter: { keys: '{Tab}', does: '进入工具栏；整条只停一次' },
  next: { keys: '{ArrowRight}', does: '到下一个按钮；竖排时用 ↓' },
  previous: { keys: '{ArrowLeft}', does: '到上一个按钮；竖排时用 ↑' },
  last: { keys: '{End}', does: '到最后一个按钮' },
  first: { keys: '{Home}', does: '到第一个按钮' },
  press: { keys: ['{Enter}', ' '], does: '按下有焦点的按钮' },
  leave: { keys: '{Tab}', does: '离开工具栏' },
  back: { keys: '{Shift>}{Tab}{/Shift}', does: '回到上次停的按钮', when: '在工具栏之后' },
} as const satisfies KeyTable;
