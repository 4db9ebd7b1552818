/** A buyer's purchases at a glance: what the orders wait for. */
export { PurchasesCard, type PurchasesCardProps } from '../src/mall/orders/purchases-card/PurchasesCard.tsx';
export { purchasesCardMessages } from '../src/mall/orders/purchases-card/messages.ts';
export { usePurchasesCard } from '../src/mall/orders/purchases-card/usePurchasesCard.ts';
