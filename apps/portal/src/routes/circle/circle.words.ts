import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalCircle', {
  circle: '圈子',
  page: '{title}（第 {page} 页）',
  circleDescription: '电子工程师和采购的圈子：电源、单片机、FPGA、射频、PCB、选型替代和采购交期的经验，图片有说明，可以按型号和品牌看。默认按时间排序。',
  groups: '全部小组',
  groupsDescription: '圈子里的小组：电源与模拟、单片机与嵌入式、FPGA 与数字设计、射频与通信、PCB 与工艺、选型与替代、采购与交期、新人提问。',
  groupDescription: '{name}小组：{intro}',
  postTitle: '{words}',
  postDescription: '{name}在“{group}”的动态：{words}',
  gone: '已注销的用户',
  write: '发动态',
  ownPosts: '我的动态',
  settings: '圈子设置',
  sent: '已发布',
  waits: '已提交，审核通过后公开显示',
});

/** Reads a word of the circle. */
export const t = translator(messages);
