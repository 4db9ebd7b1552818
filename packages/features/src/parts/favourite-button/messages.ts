import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the button that keeps a favourite. */
export const favouriteButtonMessages = defineMessages('favouriteButton', { favourite: '收藏' });
