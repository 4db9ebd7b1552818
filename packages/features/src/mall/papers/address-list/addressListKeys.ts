import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `AddressList`. */
export const addressListKeys = {
  next: { keys: '{ArrowDown}', does: '把下一个地址设为默认，顺序不变', when: '焦点在默认地址上' },
  previous: { keys: '{ArrowUp}', does: '把上一个地址设为默认，顺序不变', when: '焦点在默认地址上' },
} as const satisfies KeyTable;
