import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `NewPassword`. */
export const newPasswordKeys = {
  wrong: { keys: '短{Enter}', does: '不设置，说明哪里不对，焦点不动', when: '焦点在新密码里', shown: '太短的密码 Enter' },
  set: { keys: '晨光照在老电路板上面{Enter}', does: '设置；表单没有了，焦点到标题', when: '焦点在新密码里', shown: '密码 Enter' },
} as const satisfies KeyTable;
