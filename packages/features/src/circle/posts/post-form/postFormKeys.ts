import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PostForm`. */
export const postFormKeys = {
  topic: { keys: '{ArrowDown}{Enter}', does: '加上找到的第一个型号', when: '在型号和品牌里写了字', shown: '↓ Enter' },
} as const satisfies KeyTable;
