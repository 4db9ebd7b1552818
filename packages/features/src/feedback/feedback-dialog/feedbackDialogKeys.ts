import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `FeedbackDialog`. */
export const feedbackDialogKeys = {
  type: { keys: '{ArrowRight}', does: '选下一个类型', when: '焦点在反馈类型上' },
  send: { keys: '{Enter}', does: '提交，焦点到“完成”', when: '焦点在“提交反馈”上' },
} as const satisfies KeyTable;
