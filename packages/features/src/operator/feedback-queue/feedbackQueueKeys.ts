import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `FeedbackQueue`. */
export const feedbackQueueKeys = {
  reply: { keys: '{Enter}', does: '写回复，焦点到输入框', when: '焦点在“回复”上' },
  empty: { keys: '{Tab}{Enter}', does: '没有写就不发送，焦点回到输入框', when: '焦点在回复内容里' },
  send: { keys: '谢谢指出，已更正。{Tab}{Enter}', does: '发出，这一条离开，焦点到下一条', when: '焦点在回复内容里', shown: '回复 Tab Enter' },
  walk: { keys: '{ArrowRight}', does: '在状态之间走，不去读取', when: '焦点在状态上' },
  open: { keys: '{Enter}', does: '打开这个状态的反馈', when: '焦点在状态上' },
} as const satisfies KeyTable;
