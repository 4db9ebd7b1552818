import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalCircle', {
  circle: '圈子',
  page: '{title}（第 {page} 页）',
  circleDescription: '电子工程师和采购的圈子：电源、MCU、模拟、射频、FPGA、PCB、汽车电子和供应链的经验与问题。默认按时间排列，个性化推荐可以关闭。',
  groups: '全部圈子',
  groupsDescription: '按主题分的圈子：电源设计、MCU 与嵌入式、模拟与信号链、射频、FPGA、PCB 与工艺、采购与供应链、汽车电子、国产器件。',
  groupTitle: '{name} - 圈子',
  groupDescription: '{name}：{intro}',
  trendTitle: '{name}：{text}',
  trendDescription: '{group}圈子里的动态。{text}',
  feed: '圈子',
  nobody: '已注销的用户',
  post: '发布动态',
  ownTrends: '我的动态',
  settings: '圈子设置',
  published: '动态已发布',
  waiting: '动态已提交，审核通过后公开显示',
});

/** Reads a word of the circle. */
export const t = translator(messages);
