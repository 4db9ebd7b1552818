import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `TakedownCase`. */
export const takedownCaseKeys = {
  open: { keys: '{Enter}', does: '写不侵权声明，焦点到联系方式', when: '焦点在“提交不侵权声明”上' },
  empty: { keys: '{Enter}', does: '不提交，说明缺什么，焦点到第一处', when: '焦点在联系方式里，没有填' },
} as const satisfies KeyTable;
