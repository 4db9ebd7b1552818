import { type LinkParams, withParams } from './links.ts';

/** Addresses of the mall. */
export interface MallPaths {
  /** Goods on sale: all of them, or those of a category by its number; the filters are parameters. */
  mall: (categoryNo?: number, params?: LinkParams) => string;
  goodsDetail: (id: number) => string;
  /** The page of a merchant with its goods. */
  merchant: (id: number, params?: LinkParams) => string;
  /** Merchants by name. */
  merchantSearch: (keywords?: string) => string;
  /** Where a company enters the mall. */
  enterMall: () => string;
  cart: () => string;
  /** Where an order is made; the parameters say what of. */
  orderCreate: (params?: LinkParams) => string;
  /** Where an order is paid for; `method` opens one way to pay. */
  payOrder: (orderId: number, params?: LinkParams) => string;
  /** The member's orders: all of them, or those in a currency. */
  myOrders: (currency?: 'CNY' | 'USD' | null, params?: LinkParams) => string;
  orderDetail: (id: number) => string;
  /** Purchases that somebody in the company has to agree to: the member's, or those of the company. */
  orderRequests: (params?: LinkParams) => string;
  orderRequest: (id: number) => string;
  /** Credit terms (月结) of the member's company, and its statements. */
  creditTerms: (params?: LinkParams) => string;
  /** Where a merchant is asked for credit terms. */
  creditApply: (merchantId: number) => string;
  /** A monthly statement, as the company sees it. */
  statement: (id: number) => string;
  addressList: () => string;
  /** Invoice titles and invoices. */
  invoiceManagement: (params?: LinkParams) => string;
  /** Goods and merchants that the member keeps. */
  myFavour: (params?: LinkParams) => string;
}

/** The addresses of the mall, on the portal at `origin`. */
export function mallPathsAt(origin: string): MallPaths {
  const at = (path: string, params?: LinkParams) => withParams(`${origin}/mall${path}`, params);
  return {
    mall: (no, params) => at(no === undefined ? '/index' : `/index/${no}`, params),
    goodsDetail: (id) => at(`/productDetails/${id}`),
    merchant: (id, params) => at(`/businessmen/${id}`, params),
    merchantSearch: (keywords) => at('/companySearch', { keywords }),
    enterMall: () => at('/enterGarrison'),
    cart: () => at('/cart'),
    orderCreate: (params) => at('/orderCreate', params),
    payOrder: (orderId, params) => at('/payOrder', { orderId, ...params }),
    myOrders: (currency, params) => at(currency ? `/userCenter/myOrder/${currency}` : '/userCenter/myOrder', params),
    orderDetail: (id) => at(`/userCenter/myOrder/orderDetail/${id}`),
    orderRequests: (params) => withParams(`${origin}/userCenter/manage/approvals`, params),
    orderRequest: (id) => `${origin}/userCenter/manage/approvals/${id}`,
    creditTerms: (params) => withParams(`${origin}/userCenter/manage/credit`, params),
    creditApply: (merchantId) => withParams(`${origin}/userCenter/manage/credit/apply`, { merchant: merchantId }),
    statement: (id) => `${origin}/userCenter/manage/credit/statements/${id}`,
    addressList: () => at('/userCenter/addressList'),
    invoiceManagement: (params) => at('/userCenter/invoiceManagement', params),
    myFavour: (params) => at('/userCenter/myFavour', params),
  };
}

/** The addresses of the mall, on this site. */
export const mallPaths: MallPaths = mallPathsAt('');
