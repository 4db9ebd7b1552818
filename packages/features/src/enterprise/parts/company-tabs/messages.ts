import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the links between the pages of a company. */
export const companyTabsMessages = defineMessages('companyTabs', { label: '企业管理', facts: '认证与资料', members: '成员' });
