/** The credit terms (月结) of a company, and its monthly statements. */
export { CreditList, type CreditListProps } from '../src/mall/credit/credit-list/CreditList.tsx';
export { creditListMessages } from '../src/mall/credit/credit-list/messages.ts';
export { useCreditList } from '../src/mall/credit/credit-list/useCreditList.ts';
