import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Mpn`. */
export const mpnKeys = {
  focus: { keys: '{Tab}', does: '到复制按钮', when: '带复制' },
  copy: { keys: ['{Enter}', ' '], does: '复制完整的型号', when: '带复制' },
} as const satisfies KeyTable;
