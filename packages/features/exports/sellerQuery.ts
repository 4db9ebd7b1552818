/** What the addresses of the merchant's lists say. */
export {
  parseSellerQuery,
  type SellerQuery,
  sellerBargainStates,
  sellerInvoiceStates,
  sellerOrderStates,
  sellerQueryParams,
} from '../src/mall/seller-parts/sellerQuery.ts';
