import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the frame around every page. */
export const pageFrameMessages = defineMessages('pageFrame', {
  skipToContent: '跳到正文',
});
