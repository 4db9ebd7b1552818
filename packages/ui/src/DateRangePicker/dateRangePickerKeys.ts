import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `DateRangePicker`. */
export const dateRangePickerKeys = {
  open: { keys: '{Enter}', does: '打开日历，焦点到开始的日子', when: '焦点在日历按钮上' },
  week: { keys: '{ArrowDown}', does: '到下一周的同一天；↑ 到上一周', when: '日历里' },
  start: { keys: '{Enter}', does: '定下开始', when: '日历里' },
  day: { keys: '{ArrowRight}', does: '到下一天；← 到前一天', when: '日历里' },
  end: { keys: '{Enter}', does: '定下结束，日历收起，焦点还给按钮', when: '已定开始' },
  close: { keys: '{Escape}', does: '收起，不改日期', when: '日历里' },
} as const satisfies KeyTable;
