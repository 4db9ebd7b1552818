import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the banner about the connection and about a new version. */
export const connectionBannerMessages = defineMessages('connectionBanner', {
  offline: '网络已断开，内容可能不是最新',
  offlineBlocked: '网络已断开，这一页还没有看过，连上后再打开',
  offlinePart: '网络已断开，这里要联网才能打开，连上后会自动打开',
  offlineWaiting: '网络已断开，{count} 项操作等待重发',
  alsoWaiting: '；{count} 项操作等待重发',
  retry: '现在重试',
  online: '网络已恢复',
  outdated: '页面有新版本，刷新后继续',
  outdatedDirty: '页面有新版本。你有没提交的内容，保存后再刷新。',
  reload: '刷新',
});
