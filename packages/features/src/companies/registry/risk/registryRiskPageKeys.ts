import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RegistryRiskPage`. */
export const registryRiskPageKeys = {
  open: { keys: '{Enter}', does: '展开一类风险，再按一次收起', when: '焦点在一类风险上' },
} as const satisfies KeyTable;
