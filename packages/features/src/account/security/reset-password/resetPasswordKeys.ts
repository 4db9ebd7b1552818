import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ResetPassword`. */
export const resetPasswordKeys = {
  mail: { keys: '{ArrowRight}', does: '换成用邮箱验证', when: '焦点在“用手机验证”标签上' },
  wrong: { keys: 'lin@example{Enter}', does: '说明邮箱哪里不对，焦点不动', when: '焦点在电子邮箱里', shown: '不对的邮箱 Enter' },
  send: { keys: '.com{Enter}', does: '发出邮件', when: '焦点在电子邮箱里', shown: '邮箱 Enter' },
} as const satisfies KeyTable;
