/** One purchase that somebody in the company has to agree to. */
export { OrderRequestPage, type OrderRequestPageProps } from '../src/mall/approvals/request-page/OrderRequestPage.tsx';
export { useOrderRequestPage } from '../src/mall/approvals/request-page/useOrderRequestPage.ts';
export { orderRequestPageMessages } from '../src/mall/approvals/request-page/messages.ts';
