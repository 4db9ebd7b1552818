import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `AuditLog`. */
export const auditLogKeys = {
  wrong: { keys: '林工{Enter}', does: '不是数字就不去查，说明要填编号，焦点不动', when: '焦点在“会员编号”里', shown: '文字 Enter' },
  search: { keys: '12{Enter}', does: '只看这位会员的记录，焦点不动', when: '焦点在“会员编号”里', shown: '编号 Enter' },
  clear: { keys: '{Escape}', does: '清空，看所有人的记录', when: '焦点在“会员编号”里' },
} as const satisfies KeyTable;
