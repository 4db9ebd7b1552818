import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `TitleForm`. */
export const titleFormKeys = {
  leave: { keys: '9133O100MA2H00000L{Tab}', does: '离开这一栏就说哪里不对', when: '焦点在税号里', shown: '错的税号 Tab' },
  send: { keys: '{Enter}', does: '保存；有不对的，焦点到第一处', when: '焦点在输入框里' },
  jump: { keys: '{Enter}', does: '焦点到那一栏', when: '焦点在错误清单的一句上' },
  kind: { keys: '{ArrowDown}', does: '换成专票：注册地址、电话、开户行和账号变为必填，个人不能选', when: '焦点在普票上' },
} as const satisfies KeyTable;
