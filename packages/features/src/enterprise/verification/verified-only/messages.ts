import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of what only a verified company has. */
export const verifiedOnlyMessages = defineMessages('verifiedOnly', {
  loading: '正在加载企业资料',
  missing: '企业资料没有加载出来',
  none: '通过企业认证以后才有',
  noneHint: '提交营业执照和资料，通常 1 个工作日内有结果。',
  toVerify: '去认证',
  toState: '看认证进度',
  ownerOnly: '只有企业的负责人可以维护',
  ownerOnlyHint: '需要改动请告诉负责人。',
  toCompany: '企业管理',
});
