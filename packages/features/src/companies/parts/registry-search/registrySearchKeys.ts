import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RegistrySearch`. */
export const registrySearchKeys = {
  search: { keys: '{Enter}', does: '查询', when: '焦点在查公司里' },
  clear: { keys: '{Escape}', does: '清空', when: '焦点在查公司里' },
} as const satisfies KeyTable;
