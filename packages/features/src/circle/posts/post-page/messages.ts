import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the page of one post. */
export const postPageMessages = defineMessages('postPage', {
  failed: '动态没能加载',
  back: '回到“{group}”',
});
