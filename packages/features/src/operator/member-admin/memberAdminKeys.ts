import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `MemberAdmin`. */
export const memberAdminKeys = {
  search: { keys: '林工{Enter}', does: '搜索，焦点不动，可以接着改', when: '焦点在“搜索会员”里', shown: '昵称 Enter' },
  ask: { keys: '{Enter}', does: '先问原因，焦点到停用原因', when: '焦点在“停用”上' },
  leave: { keys: '{Escape}', does: '不停用，焦点回到“停用”', when: '问题打开' },
  empty: { keys: '{Tab}{Tab}{Enter}', does: '没有写原因就不停用，焦点回到输入框', when: '焦点在停用原因里' },
  send: { keys: '多次举报属实{Tab}{Tab}{Enter}', does: '停用，焦点到同一行的“恢复”', when: '焦点在停用原因里', shown: '原因 Tab Tab Enter' },
} as const satisfies KeyTable;
