import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RegistryLoaded`. */
export const registryLoadedKeys = {
  login: { keys: '{Enter}', does: '登录，然后再查一次', when: '焦点在登录上' },
} as const satisfies KeyTable;
