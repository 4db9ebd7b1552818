import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `CommentSection`. */
export const commentSectionKeys = {
  send: { keys: '{Tab}{Enter}', does: '发布，输入框清空', when: '焦点在评论内容里' },
  reply: { keys: '{Enter}', does: '写回复，焦点到输入框', when: '焦点在“回复”上' },
  sendReply: { keys: '同意{Tab}{Tab}{Enter}', does: '发布回复', when: '焦点在回复的输入框里', shown: '回复 Tab Tab Enter' },
  like: { keys: ' ', does: '点赞', when: '焦点在“赞”上' },
} as const satisfies KeyTable;
