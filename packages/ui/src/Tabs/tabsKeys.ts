import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Tabs`. */
export const tabsKeys = {
  focus: { keys: '{Tab}', does: '到当前的标签；整排只停一次' },
  next: { keys: '{ArrowRight}', does: '到下一个标签并切换' },
  end: { keys: '{End}', does: '到最后一个' },
  around: { keys: '{ArrowRight}', does: '回到第一个', when: '在最后一个' },
  previous: { keys: '{ArrowLeft}', does: '到上一个；第一个之前是最后一个' },
  home: { keys: '{Home}', does: '到第一个' },
  panel: { keys: '{Tab}', does: '进入面板' },
} as const satisfies KeyTable;

/** The keyboard of `Tabs`: manual. */
export const tabsManualKeys = {
  move: { keys: '{ArrowRight}', does: '只移焦点', when: '换标签要加载时（manual）' },
  choose: { keys: '{Enter}', does: '切换到有焦点的标签', when: '换标签要加载时（manual）' },
} as const satisfies KeyTable;
