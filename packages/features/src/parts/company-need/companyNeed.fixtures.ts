import type { RefusedNeed } from './companyNeed.ts';

/** What the server says while a verification waits. */
export const needsCompany: RefusedNeed = {
  code: 'enterprise.required',
  message: '企业认证还在审核中，通过后就可以继续；进度在“个人中心”的“企业管理”',
};
/** What the server says to a buyer who wants to sell. */
export const needsRight: RefusedNeed = {
  code: 'enterprise.right_missing',
  message: '你在企业里是采购，不能发送报价；请联系负责人、销售，或请负责人调整你的身份',
};
/** Something that was not read for it. */
export const lacking = (need: RefusedNeed) => ({ status: 'failed' as const, ...need, onRetry: () => undefined });
