import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the settings of the same question, apart from the question itself, which every first visit loads. */
export const consentSettingsMessages = defineMessages('consentSettings', {
  title: '统计',
  help: '必要的只有登录、安全和你自己的设置，随时可改，立即生效。',
  answered: '现在的选择是在 {time} 作出的。',
  accept: '同意统计',
  refuse: '只用必要的',
});
