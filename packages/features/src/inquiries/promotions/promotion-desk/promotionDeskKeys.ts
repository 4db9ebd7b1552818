import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PromotionDesk`. */
export const promotionDeskKeys = {
  choose: { keys: '{ArrowDown}', does: '选下一个', when: '焦点在供应或商品上' },
  withdraw: { keys: '{Enter}', does: '撤下这一条', when: '焦点在撤下上' },
} as const satisfies KeyTable;
