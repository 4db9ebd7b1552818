import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalFavourites', {
  ...sharedTexts,
  kept: '收藏与关注',
});

/** Reads a word of what a member keeps and follows. */
export const t = translator(messages);
