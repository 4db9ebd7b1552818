import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `AreaCodeField`. */
export const areaCodeFieldKeys = {
  focus: { keys: '{Tab}', does: '到区号' },
  open: { keys: '{Enter}', does: '打开地区列表', when: '焦点在区号上' },
  choose: { keys: '{End}{Enter}', does: '选最后一个地区，焦点回到区号', when: '列表开着' },
  number: { keys: '{Tab}', does: '到号码' },
} as const satisfies KeyTable;
