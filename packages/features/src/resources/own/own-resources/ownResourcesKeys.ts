import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OwnResources`. */
export const ownResourcesKeys = {
  withdraw: { keys: '{Enter}', does: '撤回这一份', when: '焦点在“撤回”上' },
} as const satisfies KeyTable;
