import { type LinkParams, mallPaths as shared, withParams } from '@chippage/features/portalPaths';
import type { MerchantSection } from '@chippage/features/MerchantFrame';

/** The addresses of the mall. */
export const mallPaths = {
  ...shared,
  /** The merchant's own side: what was ordered from it, its goods, bargains and invoices. */
  merchantCenter: (section: MerchantSection = 'orders', params?: LinkParams) => withParams(`/userCenter/seller/${section}`, params),
  /** Where a merchant imports goods from a spreadsheet. */
  goodsImport: () => '/userCenter/seller/goods/import',
  /** A monthly statement, as its merchant sees it. */
  merchantStatement: (id: number) => `/userCenter/seller/credit/statements/${id}`,
  /** One order, as its merchant sees it. */
  merchantOrder: (id: number) => `/userCenter/seller/orders/${id}`,
};
