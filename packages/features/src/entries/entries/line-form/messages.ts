import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the form for what a company sells. */
export const lineFormMessages = defineMessages('lineForm', {
  agent_brandTitle: '补充“{company}”代理的品牌',
  trader_brandTitle: '补充“{company}”经营的品牌',
  trader_modelTitle: '补充“{company}”经营的型号',
  agent_brandEdit: '修改“{company}”代理的品牌',
  trader_brandEdit: '修改“{company}”经营的品牌',
  trader_modelEdit: '修改“{company}”经营的型号',
  note: '运营核对后写到这家公司的页面上；结果发到站内消息。只写公开、可以查到的事实。',
  noteAgent: '运营核对后写到这家公司的页面上，授权注明“未核验”；结果发到站内消息。只写公开、可以查到的事实。',
  refused: '上次没有通过：{reason}',
  validTo: '授权到哪一天（选填）',
  validToHint: '不知道就空着',
  mpns: '型号',
  mpnsHint: '一行一个，或一行几个用空格隔开；最多 {most} 个。请写完整型号',
  mpnsRequired: '请写型号，一行一个或几个',
  mpnsLong: '太长了，请分几次提交',
  failed: '没有提交成功，填的内容还在，请稍后重试',
});
