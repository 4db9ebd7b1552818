import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `DocumentReader`. */
export const documentReaderKeys = {
  find: { keys: '{Control>}f{/Control}', does: '到“在文件中查找”', when: '焦点在阅读器里' },
  next: { keys: '{Enter}', does: '到下一处', when: '焦点在“在文件中查找”里' },
  larger: { keys: '{Control>}+{/Control}', does: '放大', when: '焦点在阅读器里' },
  smaller: { keys: '{Control>}-{/Control}', does: '缩小', when: '焦点在阅读器里' },
  goTo: { keys: '3{Enter}', does: '到那一页', when: '焦点在页码里', shown: '数字 Enter' },
  keep: { keys: '9{Escape}', does: '放弃填的页码', when: '焦点在页码里', shown: '数字 Esc' },
} as const satisfies KeyTable;
