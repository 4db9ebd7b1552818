import { defineMessages } from '../../../i18n/messages.ts';

/** Texts around every page of the disk. */
export const diskFrameMessages = defineMessages('diskFrame', {
  title: '云盘',
  tabs: '云盘的分类',
  files: '我的文件',
  specs: '数据手册',
  articles: '文章',
  shares: '我的分享',
  recycle: '回收站',
});
