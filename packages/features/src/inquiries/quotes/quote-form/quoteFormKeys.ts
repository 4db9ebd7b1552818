import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `QuoteForm`. */
export const quoteFormKeys = {
  add: { keys: '{Enter}', does: '加一级，焦点到新一级的数量', when: '焦点在“加一级”上' },
  fill: { keys: '1000{Tab}6.2', does: '填数量和单价，合计跟着变', when: '焦点在新一级的数量里', shown: '数量 Tab 单价' },
  remove: { keys: '{Tab}{Enter}', does: '去掉这一级，焦点到“加一级”', when: '焦点在一级的单价里', shown: 'Tab Enter' },
} as const satisfies KeyTable;
