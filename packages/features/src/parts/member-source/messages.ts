import { defineMessages } from '../../i18n/messages.ts';

/** Texts of where an entry of the directory comes from. */
export const memberSourceMessages = defineMessages('memberSource', { source: '来源：会员提交，已审核' });
