import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RegistryRelationsCard`. */
export const registryRelationsCardKeys = {
  table: { keys: '{Enter}', does: '展开表格，再按一次收起', when: '焦点在表格的标题上' },
} as const satisfies KeyTable;
