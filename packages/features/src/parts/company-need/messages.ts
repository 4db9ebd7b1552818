import { defineMessages } from '../../i18n/messages.ts';

/** Texts of what a member lacks to act for a company; what a call refuses says the server. */
export const companyNeedMessages = defineMessages('companyNeed', {
  requiredTitle: '需要通过企业认证',
  requiredAction: '去企业管理',
  rightTitle: '你在企业里没有这项权限',
  rightAction: '看谁有权限',
  noneTitle: '先完成企业认证',
  noneText: '在“个人中心”的“企业管理”提交营业执照和资料，通常 1 个工作日内有结果，通过后就可以继续。',
  noneAction: '去认证',
  reviewingTitle: '企业认证审核中',
  reviewingText: '通常 1 个工作日内有结果，会发通知给你；通过后就可以继续。',
  reviewingAction: '看认证进度',
  refusedTitle: '企业认证没有通过',
  refusedText: '请查看原因，改好后重新提交；通过后就可以继续。',
  refusedAction: '看原因并修改',
  expiredTitle: '企业认证已过期',
  expiredText: '请核对资料后重新提交；通过后就可以继续。',
  expiredAction: '重新认证',
});
