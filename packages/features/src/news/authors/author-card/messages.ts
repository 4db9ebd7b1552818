import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of an author. */
export const authorCardMessages = defineMessages('authorCard', {
  counts: '{articles} 篇文章，{followers} 人关注',
  failed: '没有完成，请稍后重试',
});
