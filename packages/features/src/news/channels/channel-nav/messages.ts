import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the channels of the news. */
export const channelNavMessages = defineMessages('channelNav', {
  channels: '频道',
  all: '全部',
});
