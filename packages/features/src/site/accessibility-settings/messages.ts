import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the settings for reading with ease. */
export const accessibilitySettingsMessages = defineMessages('accessibilitySettings', {
  motion: '减少动效',
  motionHelp: '抽屉、对话框和滚动立即到位，不再滑动。系统里开了“减弱动态效果”时总是如此。',
  stays: '页面不自动跳转',
  staysHelp: '页面不存在、退出登录之后都停在原处，由你自己离开。',
  largeType: '大字',
  largeTypeHelp: '全站文字放大四分之一，版面跟着变宽。浏览器的缩放照样可用。',
  unread: '消息提醒',
  unreadHelp: '多久看一次有没有新消息。标签页在后台时总是停下。',
  realtime: '实时（每 20 秒）',
  fiveMinutes: '每 5 分钟',
  off: '关闭，刷新页面时才看',
});
