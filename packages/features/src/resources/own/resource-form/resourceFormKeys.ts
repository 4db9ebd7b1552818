import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ResourceForm`. */
export const resourceFormKeys = {
  send: { keys: '{Enter}', does: '提交审核；有不对的，焦点到第一处', when: '焦点在“标题”里' },
} as const satisfies KeyTable;
