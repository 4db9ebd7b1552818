import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `GoodsImport`. */
export const goodsImportKeys = {
  kinds: { keys: '{ArrowRight}', does: '到下一种结果', when: '焦点在按结果看的一排按钮上' },
  apply: { keys: '{Enter}', does: '写入，焦点到结果', when: '焦点在“导入”上' },
  other: { keys: '{Enter}', does: '回到选文件，焦点在“选择文件”', when: '焦点在“换一个文件”上' },
} as const satisfies KeyTable;
