import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `NativeSelect`. */
export const nativeSelectKeys = {
  focus: { keys: '{Tab}', does: '到选择框；打开与选择的按键由系统提供' },
} as const satisfies KeyTable;
