import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OrderRequestPage`. */
export const orderRequestPageKeys = {
  approve: { keys: '{Enter}', does: '先问一遍，焦点到“给申请人的话”', when: '焦点在“批准”上' },
  send: { keys: '按预算采购{Tab}{Tab}{Enter}', does: '批准并下单，对话框关闭', when: '对话框里', shown: '按预算采购 Tab Tab Enter' },
} as const satisfies KeyTable;
