import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of what a member chose for the circle. */
export const circleSettingsMessages = defineMessages('circleSettings', {
  title: '圈子设置',
  personalised: '个性化推荐',
  personalisedNote: '开启后，“推荐”里你关注的小组、型号和品牌的动态再往前排；关闭后，次序与你无关，每个人看到的都一样。“最新”从不做个性化。',
  hidden: '静音与拉黑',
  hiddenNote: '静音：不再看到对方的动态。拉黑：对方也不能喜欢、引用和评论你的动态。对方不会收到通知。',
  mute: '已静音',
  block: '已拉黑',
  since: '设置于',
  undo: '取消',
  undoNamed: '取消对{name}的设置',
  undone: '已取消，{name}的动态会重新显示',
  empty: '没有静音或拉黑的人',
  emptyHint: '在动态的“更多操作”里可以静音或拉黑发布的人',
});
