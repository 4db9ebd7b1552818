/** The merchant's side of credit terms (月结). */
export {
  type CreditFilter,
  creditStates,
  MerchantCredit,
  MerchantCreditFrame,
  type MerchantCreditProps,
} from '../src/mall/credit/merchant-credit/MerchantCredit.tsx';
export { creditMessages } from '../src/mall/credit/parts/messages.ts';
export { merchantCreditMessages } from '../src/mall/credit/merchant-credit/messages.ts';
export { useMerchantCredit, useMerchantStatements } from '../src/mall/credit/merchant-credit/useMerchantCredit.ts';
