/** Search parameters of a link; a list becomes a repeated parameter, null and undefined are left out. */
export type LinkParams = Readonly<Record<string, string | number | readonly (string | number)[] | null | undefined>>;

/** Every address a piece may link to. The app implements it; a piece never writes a URL itself. */
export interface Paths {
  home(): string;
  /** The result page of the part search. */
  partSearch(keywords: string, params?: LinkParams): string;
  category(id: string, params?: LinkParams): string;
  brand(id: number, params?: LinkParams): string;
  partDetail(id: number): string;
  /** A datasheet that we host. */
  specificationDetail(id: number, brandId: number): string;
  /** A datasheet that stays at its maker's address. */
  outsideDetail(id: number): string;
  /** All brands; `type` is a letter, `domestic` or `all`. */
  brandList(type?: string): string;
  dataSources(): string;
  article(id: number): string;
  /** The newest articles; `page` counts from 1. */
  news(page?: number): string;
  newsChannel(id: number): string;
  author(id: number): string;
  newsSearch(keywords: string): string;
  /** Goods on sale: all of them, or those of a category by its number; the filters are parameters. */
  mall(categoryNo?: number, params?: LinkParams): string;
  goodsDetail(id: number): string;
  /** The page of a merchant with its goods. */
  merchant(id: number, params?: LinkParams): string;
  /** Merchants by name. */
  merchantSearch(keywords?: string): string;
  cart(): string;
  /** Where an order is made; the parameters say what of. */
  orderCreate(params?: LinkParams): string;
  /** Where an order is paid for; `method` opens one way to pay. */
  payOrder(orderId: number, params?: LinkParams): string;
  /** The member's orders in a currency. */
  myOrders(currency: 'CNY' | 'USD', params?: LinkParams): string;
  orderDetail(id: number): string;
  addressList(): string;
  /** Invoice titles and invoices. */
  invoiceManagement(params?: LinkParams): string;
  /** Goods and merchants that the member keeps. */
  myFavour(): string;
  /** Handing in datasheets; `mine`: what became of one's own. */
  upload(tab?: 'mine'): string;
  /** The member's own pages; who is not logged in is asked to there. */
  userCenter(): string;
  publish(): string;
}
