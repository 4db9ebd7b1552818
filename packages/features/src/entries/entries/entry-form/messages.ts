import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the form for an entry of the directory. */
export const entryFormMessages = defineMessages('entryForm', {
  brandTitle: '补充一个品牌',
  agentTitle: '补充一个代理商',
  traderTitle: '补充一个贸易商',
  brandEdit: '修改品牌',
  agentEdit: '修改代理商',
  traderEdit: '修改贸易商',
  note: '运营核对后收进目录，注明来自会员；结果发到站内消息。只写公开、可以查到的事实。',
  refused: '上次没有通过：{reason}',
  agentKind: '怎样销售',
  authorized: '授权代理',
  authorizedHint: '与原厂有代理合同',
  catalog: '目录分销',
  catalogHint: '面向所有人的目录或网上商店',
  failed: '没有提交成功，填的内容还在，请稍后重试',
});
