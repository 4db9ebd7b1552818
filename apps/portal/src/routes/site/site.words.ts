import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalSite', {
  ...sharedTexts,
  register: '注册',
  dataSourcesDescription: '器件目录的数据来源、许可和每个来源提供的型号数。没有来源说明的参数显示为“未知”。',
  dataSourcesLead: '器件目录由下列公开来源汇编而成，每一项事实都标有来源。没有来源说明的参数显示为“未知”，不作推测。',
  openDataLink: '下载全部公开数据',
  page: '{title}（第 {page} 页）',
  events: '活动',
  pastEvents: '往期活动',
  eventsDescription: '展会、研讨会、线上直播、培训和竞赛：即将举行的、正在进行的和往期的结果。',
  sourceName: '来源',
  sourceLicence: '许可',
  sourceRows: '型号数',
  accessibilityDescription: '减少动画、放大文字、关闭自动跳转、调整消息提醒，以及选择是否允许统计访问。',
  accessibilityLead: '设置只保存在这台设备上，改了马上生效。',
  licencesDescription: '本站使用的开源软件及其许可证全文。',
});

/** Reads a word of what the site says of itself. */
export const t = translator(messages);
