import { defineMessages } from '../../i18n/messages.ts';

/** Texts around a page that an operator writes. */
export const staticPageMessages = defineMessages('staticPage', {
  updated: '更新于 {time}',
  contents: '本页目录',
  loading: '正在加载页面内容',
  failed: '页面内容没能加载',
});
