import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a table of a company. */
export const registryTableMessages = defineMessages('registryTable', {
  unsaid: '未公示',
  report: '{year} 年度报告',
});
