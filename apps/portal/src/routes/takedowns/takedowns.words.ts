import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalTakedowns', {
  ...sharedTexts,
  takedownDescription: '本站的数据手册、文章或商品侵犯了你的权利时，不用登录就可以通知我们核实和下架。',
  takedownState: '侵权通知的处理进度',
});

/** Reads a word of the pages about notices of infringement. */
export const t = translator(messages);
