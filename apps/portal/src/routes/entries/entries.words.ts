import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalEntries', {
  ...sharedTexts,
  entries: '我补充的条目',
  add: '补充条目',
  claims: '我认领的页面',
  claim: '认领页面',
  ownContacts: '维护联系人',
  ownContact: '填写公司的联系人',
  ownAuthorisations: '维护品牌授权',
  knownContacts: '联系人',
  knownContact: '填写联系人',
  saved: '已保存',
  handedIn: '已提交，审核结果会发到站内消息',
});

/** Reads a word of what members enter. */
export const t = translator(messages);
