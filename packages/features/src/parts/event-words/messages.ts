import { defineMessages } from '../../i18n/messages.ts';

/** What events are called, and how far they are. */
export const eventWordsMessages = defineMessages('eventWords', {
  campaign: '站内活动',
  exhibition: '展会',
  seminar: '研讨会',
  webinar: '线上直播',
  training: '培训',
  contest: '竞赛',
  coming: '即将开始',
  running: '正在进行',
  over: '已结束',
  cancelled: '已取消',
  online: '线上',
  sample: '示例',
  comingTab: '即将和正在进行',
  pastTab: '往期',
});
