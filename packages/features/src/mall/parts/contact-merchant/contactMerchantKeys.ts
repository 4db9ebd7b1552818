import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ContactMerchant`. */
export const contactMerchantKeys = {
  open: { keys: '{Enter}', does: '打开联系方式', when: '焦点在“联系卖家”上' },
  close: { keys: '{Escape}', does: '关上，焦点回到“联系卖家”' },
} as const satisfies KeyTable;
