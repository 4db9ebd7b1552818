import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OwnArticles`. */
export const ownArticlesKeys = {
  remove: { keys: '{Enter}', does: '做这个按钮说的事，做成了说一声', when: '焦点在一篇文章的按钮上' },
} as const satisfies KeyTable;
