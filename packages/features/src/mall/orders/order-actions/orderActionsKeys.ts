import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OrderButtons` and of what they ask. */
export const orderActionsKeys = {
  focus: { keys: '{Tab}', does: '到第一个操作' },
  ask: { keys: '{Enter}', does: '先问，焦点在“不关闭”上', when: '焦点在“关闭订单”上' },
  keep: { keys: '{Escape}', does: '不关闭，问题收起', when: '问题打开' },
} as const satisfies KeyTable;
