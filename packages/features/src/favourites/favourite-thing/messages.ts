import { defineMessages } from '../../i18n/messages.ts';

/** Texts of keeping something as a favourite. */
export const favouriteThingMessages = defineMessages('favouriteThing', {
  failed: '收藏没有完成，请稍后重试',
});
