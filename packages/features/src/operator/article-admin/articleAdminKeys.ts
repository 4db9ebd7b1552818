import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ArticleAdmin`. */
export const articleAdminKeys = {
  search: { keys: 'LDO{Enter}', does: '搜索，焦点不动，可以接着改', when: '焦点在“搜索文章”里', shown: '标题 Enter' },
  ask: { keys: '{Enter}', does: '打开更正，焦点到“哪里错了，应是什么”', when: '焦点在“更正”上' },
  short: { keys: '短{Tab}{Tab}{Enter}', does: '写得太少不写上，焦点回到输入框', when: '焦点在输入框里', shown: '文字 Tab Tab Enter' },
  send: { keys: '了：第 2 节的 12 pF 应为 18 pF{Tab}{Tab}{Enter}', does: '写上更正，焦点回到“更正”', when: '焦点在输入框里', shown: '文字 Tab Tab Enter' },
} as const satisfies KeyTable;
