import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Disclosure`. */
export const disclosureKeys = {
  focus: { keys: '{Tab}', does: '到标题' },
  toggle: { keys: ['{Enter}', ' '], does: '展开或收起，焦点留在标题上', when: '焦点在标题上' },
} as const satisfies KeyTable;
