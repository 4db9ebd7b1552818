import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `DocumentCompare`. */
export const documentCompareKeys = {
  other: { keys: '{F6}', does: '到另一份文件', when: '焦点在一份文件里' },
  both: { keys: '{Enter}', does: '两份都翻到这一节', when: '焦点在“目录对照”的标题上' },
} as const satisfies KeyTable;
