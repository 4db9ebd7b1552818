import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the channels of the news. */
export const channelNavMessages = defineMessages('channelNav', {
  channels: '频道',
  all: '全部',
  followed: '关注',
  jobs: '招聘',
  edit: '管理频道',
  notDone: '没有完成，请稍后重试',
});
