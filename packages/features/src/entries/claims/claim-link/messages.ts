import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the way to claim a page. */
export const claimLinkMessages = defineMessages('claimLink', { yours: '这是你的公司？', claim: '认领这一页' });
