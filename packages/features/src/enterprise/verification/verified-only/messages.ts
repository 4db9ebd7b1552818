import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of what only a verified company has. */
export const verifiedOnlyMessages = defineMessages('verifiedOnly', {
  loading: '正在加载企业资料',
  missing: '企业资料没有加载出来',
  ownerOnly: '只有企业的负责人可以维护，需要改动请联系负责人。',
});
