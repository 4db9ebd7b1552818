import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ReviewQueue`. */
export const reviewQueueKeys = {
  approve: { keys: '{Enter}', does: '通过，这一项离开，焦点到下一项', when: '焦点在“通过”上' },
  refuse: { keys: '{Enter}', does: '写驳回原因，焦点到输入框', when: '焦点在“驳回”上' },
  empty: { keys: '{Tab}{Enter}', does: '没有写原因就不提交，焦点回到输入框', when: '焦点在驳回原因里' },
  send: { keys: '昵称不能含“官方”{Tab}{Enter}', does: '驳回，焦点到下一项', when: '焦点在驳回原因里', shown: '原因 Tab Enter' },
} as const satisfies KeyTable;
