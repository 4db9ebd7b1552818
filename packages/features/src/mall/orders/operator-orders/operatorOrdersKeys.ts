import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OperatorOrders`. */
export const operatorOrdersKeys = {
  search: { keys: 'STM32{Enter}', does: '搜索订单，焦点不动', when: '焦点在“搜索订单”里', shown: '型号 Enter' },
  clear: { keys: '{Escape}', does: '清空，回到全部订单', when: '焦点在“搜索订单”里' },
} as const satisfies KeyTable;
