import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the button that follows. */
export const followButtonMessages = defineMessages('followButton', { follow: '关注' });
