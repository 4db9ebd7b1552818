import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `InboxFrame`. */
export const inboxFrameKeys = {
  next: { keys: '{F6}', does: '去下一块：列表、消息、输入框', when: '焦点在消息页里' },
  before: { keys: '{Shift>}{F6}{/Shift}', does: '回上一块', when: '焦点在消息页里' },
} as const satisfies KeyTable;
