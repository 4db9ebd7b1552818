import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalDisk', {
  ...sharedTexts,
  files: '云盘',
  specs: '云盘里的数据手册',
  recycle: '云盘回收站',
  shares: '我的分享',
  shared: '分享的文件',
  sharedDescription: '用链接和提取码下载会员分享的文件。',
  leaveTitle: '还有文件没有传完',
  leaveText: '离开后停在已传的地方；再选同一个文件，就从那里接着传。',
  leave: '离开',
  stay: '留下',
});

/** Reads a word of the disk's pages. */
export const t = translator(messages);
