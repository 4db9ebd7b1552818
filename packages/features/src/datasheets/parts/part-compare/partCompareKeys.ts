import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PartCompare`. */
export const partCompareKeys = {
  right: { keys: '{ArrowRight}', does: '把这个型号移到右边一列', when: '焦点在移动手柄上' },
  left: { keys: '{ArrowLeft}', does: '把这个型号移到左边一列', when: '焦点在移动手柄上' },
  remove: { keys: '{Enter}', does: '把这个型号移出对比；焦点到下一个型号的移出', when: '焦点在移出上' },
} as const satisfies KeyTable;
