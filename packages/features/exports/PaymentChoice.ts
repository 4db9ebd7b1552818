/** Where an order is paid. */
export { PaymentChoice, type PaymentChoiceProps } from '../src/mall/payment-choice/PaymentChoice.tsx';
export type { PayReturn } from '../src/mall/payment-choice/payView.ts';
export { usePaymentChoice } from '../src/mall/payment-choice/usePaymentChoice.ts';
export { paymentChoiceMessages } from '../src/mall/payment-choice/messages.ts';
