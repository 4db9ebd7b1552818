import { defineMessages } from '../../../i18n/messages.ts';

/** Texts around the inbox. */
export const inboxFrameMessages = defineMessages('inboxFrame', {
  title: '消息',
  list: '会话列表',
  detail: '打开的会话',
  keys: 'F6 在列表、消息和输入框之间走',
  down: '实时连接断了，正在重连；期间每 20 秒看一次有没有新消息',
  offline: '没有网络。写好的消息会在恢复后发出',
  nothingOpen: '选一个会话开始聊',
  nothingOpenHint: '新的消息会马上出现在列表里',
});
