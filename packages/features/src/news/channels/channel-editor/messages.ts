import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of choosing the channels and their order. */
export const channelEditorMessages = defineMessages('channelEditor', {
  title: '管理频道',
  own: '频道的顺序',
  others: '没有关注的频道',
  memberHelp: '关注的频道排在前面，顺序保存在你的账号里',
  visitorHelp: '顺序保存在这台设备上；登录后可以关注频道',
  done: '完成',
  close: '关闭',
});
