import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalEnterprise', {
  ...sharedTexts,
  company: '企业管理',
});

/** Reads a word of the company that a member acts for. */
export const t = translator(messages);
