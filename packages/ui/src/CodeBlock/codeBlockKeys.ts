import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `CodeBlock`. */
export const codeBlockKeys = {
  copy: { keys: '{Tab}', does: '到复制按钮' },
  press: { keys: ['{Enter}', ' '], does: '复制全部代码', when: '焦点在复制按钮上' },
  code: { keys: '{Tab}', does: '到代码；左右键横向滚动' },
} as const satisfies KeyTable;
