/** Where an order is paid. */
export { PaymentChoice, type PaymentChoiceProps } from '../src/mall/payments/payment-choice/PaymentChoice.tsx';
export type { PayReturn } from '../src/mall/payments/payment-choice/payView.ts';
export { usePaymentChoice } from '../src/mall/payments/payment-choice/usePaymentChoice.ts';
export { paymentChoiceMessages } from '../src/mall/payments/payment-choice/messages.ts';
