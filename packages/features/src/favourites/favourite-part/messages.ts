import { defineMessages } from '../../i18n/messages.ts';

/** Texts of keeping a part. */
export const favouritePartMessages = defineMessages('favouritePart', {
  failed: '收藏没有完成，请稍后重试',
});
