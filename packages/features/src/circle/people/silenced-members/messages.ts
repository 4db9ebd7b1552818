import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of what a member chose for the circle. */
export const silencedMembersMessages = defineMessages('silencedMembers', {
  title: '圈子设置',
  order: '推荐的次序',
  personal: '个性化推荐',
  personalHint: '打开：你关注的圈子里的动态，在“推荐”里热度按两倍算。关闭：所有人看到的次序一样。“最新”总是只看时间。',
  saved: '已保存',
  failed: '没有保存，请稍后重试',
  settingsFailed: '设置没有加载出来',
  people: '屏蔽和拉黑的人',
  peopleFailed: '名单没有加载出来',
  mute: '已屏蔽',
  block: '已拉黑',
  restore: '恢复显示',
  restoreOf: '恢复显示{name}的动态',
  restored: '已恢复显示',
  empty: '没有屏蔽或拉黑任何人',
  emptyHint: '在动态的“更多操作”里可以屏蔽或拉黑作者；对方不会收到通知',
});
