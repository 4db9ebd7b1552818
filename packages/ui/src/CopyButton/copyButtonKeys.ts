import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `CopyButton`. */
export const copyButtonKeys = {
  focus: { keys: '{Tab}', does: '到按钮' },
  copy: { keys: ['{Enter}', ' '], does: '复制，结果播报一次，焦点不动' },
} as const satisfies KeyTable;
