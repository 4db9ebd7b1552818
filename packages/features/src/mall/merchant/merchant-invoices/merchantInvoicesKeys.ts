import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `MerchantInvoices`. */
export const merchantInvoicesKeys = {
  issue: { keys: '{Enter}', does: '填发票号码，焦点到输入框', when: '焦点在“开具”上' },
  short: { keys: '2633 2000 0000{Enter}', does: '不足 20 位就不开具，说明现在几位，焦点不动', when: '焦点在发票号码里', shown: '号码 Enter' },
  send: { keys: ' 8765 4321{Enter}', does: '开具，焦点到这张发票', when: '焦点在发票号码里', shown: '其余的号码 Enter' },
} as const satisfies KeyTable;

/** The keyboard of a refusal. */
export const invoiceRefusalKeys = {
  refuse: { keys: '{Enter}', does: '写驳回原因，焦点到输入框', when: '焦点在“驳回”上' },
  noReason: { keys: '{Tab}{Enter}', does: '没有写原因就不驳回，焦点回到输入框', when: '焦点在驳回原因里' },
  reason: { keys: '税号与名称不符{Tab}{Enter}', does: '驳回，焦点到这张发票', when: '焦点在驳回原因里', shown: '原因 Tab Enter' },
} as const satisfies KeyTable;
