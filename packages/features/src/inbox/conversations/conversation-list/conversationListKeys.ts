import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ConversationList`. */
export const conversationListKeys = {
  filter: { keys: '{ArrowRight}', does: '换一类会话', when: '焦点在“哪些会话”上' },
  next: { keys: '{ArrowDown}', does: '下一个会话', when: '焦点在一个会话上' },
  open: { keys: '{Enter}', does: '打开会话', when: '焦点在一个会话上' },
} as const satisfies KeyTable;
