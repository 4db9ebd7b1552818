import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ArticleVersions`. */
export const articleVersionsKeys = {
  compare: { keys: '{Enter}', does: '比较这一版与现在的，焦点到标题', when: '焦点在一版的“比较”上' },
  back: { keys: '{Enter}', does: '回到列表，焦点回到这一版', when: '焦点在“回到列表”上' },
  close: { keys: '{Escape}', does: '关上' },
} as const satisfies KeyTable;
