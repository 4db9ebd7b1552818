import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `MerchantAdmin`. */
export const merchantAdminKeys = {
  open: { keys: '{Enter}', does: '查找会员，焦点到输入框', when: '焦点在“指定”上' },
  leave: { keys: '{Escape}', does: '不指定，焦点回到“指定”', when: '查找会员打开' },
  find: { keys: '林{Enter}', does: '查找，找到的列在下面，焦点不动', when: '焦点在“查找会员”里', shown: '昵称 Enter' },
  assign: { keys: ' {Enter}', does: '选这一位并指定，焦点回到“指定”', when: '焦点在找到的会员上' },
} as const satisfies KeyTable;

/** The keyboard of the question before a seat is taken away. */
export const takeAwayKeys = {
  ask: { keys: '{Enter}', does: '先问，焦点在“取消”上', when: '焦点在“收回”上' },
  keep: { keys: '{Escape}', does: '不收回，焦点回到“收回”', when: '问题打开' },
  confirm: { keys: '{Tab}{Enter}', does: '收回；“收回”没有了，焦点到同一行的“指定”', when: '焦点在问题的“取消”上' },
} as const satisfies KeyTable;
