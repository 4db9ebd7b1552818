import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RegistryScoreCard`. */
export const registryScoreCardKeys = {
  terms: { keys: '{Enter}', does: '展开每一项，再按一次收起', when: '焦点在逐项怎么算上' },
} as const satisfies KeyTable;
