/** Where a company asks a merchant for credit terms (月结). */
export { CreditApply, type CreditApplyProps } from '../src/mall/credit/credit-apply/CreditApply.tsx';
export { creditApplyMessages } from '../src/mall/credit/credit-apply/messages.ts';
export { useCreditApply } from '../src/mall/credit/credit-apply/useCreditApply.ts';
