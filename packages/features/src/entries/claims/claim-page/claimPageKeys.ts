import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ClaimPage`. */
export const claimPageKeys = {
  send: { keys: '{Enter}', does: '提交；有没填的，焦点到第一个', when: '焦点在输入框里' },
  prove: { keys: '{Enter}', does: '提交；都填了而没有证明的，焦点到选择文件', when: '焦点在输入框里' },
} as const satisfies KeyTable;
