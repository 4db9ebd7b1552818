import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ArticlePage`. */
export const articlePageKeys = {
  walk: { keys: '{ArrowRight}', does: '到大一号的字，还不换', when: '焦点在字号上' },
  choose: { keys: ' ', does: '换成这一号字', when: '焦点在字号上' },
} as const satisfies KeyTable;
