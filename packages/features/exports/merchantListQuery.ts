/** What the addresses of the merchant's lists say. */
export {
  parseMerchantListQuery,
  type MerchantListQuery,
  merchantBargainStates,
  merchantGoodsStates,
  merchantInvoiceStates,
  merchantOrderStates,
  merchantListQueryParams,
} from '../src/mall/merchant/merchantListQuery.ts';
