import type { LinkParams, Paths } from './paths.ts';

/** One segment of a path. A lone surrogate would throw in `encodeURIComponent`; it becomes U+FFFD. */
function pathSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A path with its search parameters; a list becomes a repeated parameter, empty values are left out. */
export function withParams(path: string, params: LinkParams = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The result page for any words that a person may type. */
export function searchPath(base: string, keywords: string, params?: LinkParams): string {
  // Browsers resolve `.` and `..` in a path, even when they are escaped, and drop an empty segment: such words go into the query.
  if (/^\.{0,2}$/.test(keywords.trim())) return withParams(`${base}/`, { keywords: keywords.trim(), ...params });
  return withParams(`${base}/${pathSegment(keywords)}`, params);
}

/**
 * The addresses of the portal. @param origin Of a portal elsewhere, e.g. `https://www.example.com`, when another site's pieces
 * lead there; a site replaces the functions of the pages that it has itself.
 */
export function portalPaths(origin = ''): Paths {
  const at = (path: string, params?: LinkParams) => withParams(`${origin}${path}`, params);
  return {
    home: () => at('/'),
    partSearch: (keywords, params) => searchPath(`${origin}/datasheet/datasheetSearch`, keywords, params),
    category: (id, params) => at(`/datasheet/datasheetCategory/${id.split('/').map(pathSegment).join('/')}`, params),
    brand: (id, params) => at(`/datasheet/datasheetBrand/${id}`, params),
    partDetail: (id) => at(`/datasheet/datasheetDetail/${id}`),
    specificationDetail: (id, brandId) => at(`/specification_detail/${id}`, { brandId }),
    outsideDetail: (id) => at(`/specification_outside_detail/${id}`),
    brandList: (type = 'all') => at(`/brandList/${pathSegment(type)}`),
    dataSources: () => at('/dataSources'),
    article: (id) => at(`/news/article-details/${id}`),
    news: (page = 1) => (page > 1 ? at(`/news/index/${page}`) : at('/news/index')),
    newsChannel: (id) => at(`/news/channel/${id}`),
    author: (id) => at('/news/author', { id }),
    newsSearch: (keywords) => at('/news/search', { keywords }),
    mall: (no, params) => at(no === undefined ? '/mall/index' : `/mall/index/${no}`, params),
    goodsDetail: (id) => at(`/mall/productDetails/${id}`),
    merchant: (id, params) => at(`/mall/businessmen/${id}`, params),
    merchantSearch: (keywords) => at('/mall/companySearch', { keywords }),
    cart: () => at('/mall/cart'),
    orderCreate: (params) => at('/mall/orderCreate', params),
    payOrder: (orderId, params) => at('/mall/payOrder', { orderId, ...params }),
    myOrders: (currency, params) => at(`/mall/userCenter/myOrder/${currency}`, params),
    orderDetail: (id) => at(`/mall/userCenter/myOrder/orderDetail/${id}`),
    addressList: () => at('/mall/userCenter/addressList'),
    invoiceManagement: (params) => at('/mall/userCenter/invoiceManagement', params),
    myFavour: () => at('/mall/userCenter/myFavour'),
    upload: (tab) => at('/upload', { tab }),
    userCenter: () => at('/userCenter'),
    publish: () => at('/add'),
  };
}
