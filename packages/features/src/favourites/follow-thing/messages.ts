import { defineMessages } from '../../i18n/messages.ts';

/** Texts of following a brand. */
export const followThingMessages = defineMessages('followThing', { failed: '没有完成，请稍后重试' });
