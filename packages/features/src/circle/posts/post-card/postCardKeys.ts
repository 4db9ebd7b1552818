import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PostCard`. */
export const postCardKeys = {
  like: { keys: ' ', does: '喜欢这条动态', when: '焦点在喜欢的按钮上', shown: '空格' },
  menu: { keys: '{Enter}', does: '打开更多操作，焦点到第一项', when: '焦点在更多操作上', shown: 'Enter' },
} as const satisfies KeyTable;
