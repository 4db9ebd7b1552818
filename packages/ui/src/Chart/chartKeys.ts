import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Chart`. */
export const chartKeys = {
  focus: { keys: '{Tab}', does: '到图上，读最后一点' },
  back: { keys: ['{ArrowLeft}', '{ArrowDown}'], does: '读前一点' },
  on: { keys: ['{ArrowRight}', '{ArrowUp}'], does: '读后一点' },
  first: { keys: '{Home}', does: '读第一点' },
  pageOn: { keys: '{PageUp}', does: '往后五点' },
  pageBack: { keys: '{PageDown}', does: '往前五点' },
  last: { keys: '{End}', does: '读最后一点' },
  hide: { keys: '{Escape}', does: '收起读数' },
  table: { keys: '{Tab}', does: '到「查看数据表」' },
} as const satisfies KeyTable;
