import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `MerchantOrder`. */
export const merchantOrderKeys = {
  confirm: { keys: '{Enter}', does: '确认订单；按钮没有了，焦点到标题', when: '焦点在“确认订单”上' },
} as const satisfies KeyTable;

/** The keyboard of its parcels. */
export const merchantShipKeys = {
  open: { keys: '{Enter}', does: '填一个包裹；承运商沿用上一个的，焦点到运单号', when: '焦点在“发货”上' },
  leave: { keys: '{Escape}', does: '不发货，焦点回到“发货”', when: '发货打开' },
  wrong: { keys: '1001{Enter}', does: '数量太多就不发，说明最多多少，焦点不动', when: '焦点在一行的数量上', shown: '数量 Enter' },
  send: { keys: '{Enter}', does: '发货，焦点回到“发货”', when: '焦点在发货的一栏里，都填好了' },
} as const satisfies KeyTable;
