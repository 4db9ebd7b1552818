import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the question whether the site may count visits. */
export const consentPanelMessages = defineMessages('consentPanel', {
  title: '可以统计你看了哪些页面吗？',
  text: '同意后，我们记录访问路径和停留时间，用来改进搜索与排版；不用于广告，不给第三方。不同意也能使用全部功能。{privacy}',
  privacy: '看隐私政策里的清单',
  accept: '同意统计',
  refuse: '只用必要的',
});
