import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `CopyButton`. */
export const copyButtonKeys = {
  focus: { keys: '{Tab}', does: '到按钮' },
  copy: { keys: '{Enter}', does: '复制，结果播报一次，焦点不动', when: '焦点在按钮上' },
} as const satisfies KeyTable;
