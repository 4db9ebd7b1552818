import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `GoodsPage`. */
export const goodsPageKeys = {
  quantity: { keys: '99{Enter}', does: '换数量，小计跟着变', when: '焦点在数量上', shown: '数字 Enter' },
  up: { keys: '{ArrowUp}', does: '加一个倍数；过了一档，单价报一次', when: '焦点在数量上' },
  add: { keys: '{Enter}', does: '加入购物车', when: '焦点在“加入购物车”上' },
} as const satisfies KeyTable;
