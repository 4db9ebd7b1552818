import { defineMessages } from '../../i18n/messages.ts';

/** Names of the marks that follow and keep. */
export const thingMarksMessages = defineMessages('thingMarks', { follow: '关注 {name}', favourite: '收藏 {name}' });
