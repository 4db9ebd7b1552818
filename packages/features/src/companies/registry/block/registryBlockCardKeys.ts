import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RegistryBlockCard`. */
export const registryBlockCardKeys = {
  retry: { keys: '{Enter}', does: '再查这一块，别的不动', when: '焦点在重试上' },
} as const satisfies KeyTable;
