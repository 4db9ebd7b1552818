import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `MerchantGoods`. */
export const merchantGoodsKeys = {
  wrong: { keys: '一百{Enter}', does: '不保存，说明怎样填，焦点不动', when: '焦点在一个仓的库存里', shown: '不是数的字 Enter' },
  enter: { keys: '12,000{Enter}', does: '保存这个仓的库存，焦点不动', when: '焦点在一个仓的库存里', shown: '数 Enter' },
  toSave: { keys: '12,500{Tab}', does: '到“保存”，改过才有它', when: '焦点在一个仓的库存里', shown: '数 Tab' },
  save: { keys: '{Enter}', does: '保存，焦点回到库存', when: '焦点在“保存”上' },
} as const satisfies KeyTable;
