import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ProductionForm`. */
export const productionFormKeys = {
  send: { keys: '{Enter}', does: '提交；有不对的，焦点到第一处', when: '焦点在一行的输入框里' },
} as const satisfies KeyTable;
