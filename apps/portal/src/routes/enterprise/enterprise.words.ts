import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalEnterprise', {
  ...sharedTexts,
  company: '企业管理',
  invitation: '企业邀请',
  contacts: '企业联系人',
  contact: '填写企业的联系人',
});

/** Reads a word of the company that a member acts for. */
export const t = translator(messages);
