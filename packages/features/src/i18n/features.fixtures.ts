import type { LinkParams, Paths } from './paths.ts';
import type { Site } from './site.ts';

function withParams(path: string, params: LinkParams = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== null && one !== undefined) search.append(name, String(one));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A site for stories and tests. */
export const sampleSite: Site = {
  name: '芯页',
  latinName: 'ChipPage',
  filings: { icp: '示例 ICP 备 00000000 号' },
  help: { phone: '400-000-0000', email: 'help@example.com', hours: '工作日 9:00–18:00' },
};

/** The portal's addresses for stories and tests. */
export const samplePaths: Paths = {
  home: () => '/',
  partSearch: (keywords, params) => withParams(`/datasheet/datasheetSearch/${encodeURIComponent(keywords)}`, params),
  category: (id, params) => withParams(`/datasheet/datasheetCategory/${id}`, params),
  brand: (id, params) => withParams(`/datasheet/datasheetBrand/${id}`, params),
  partDetail: (id) => `/datasheet/datasheetDetail/${id}`,
  specificationDetail: (id, brandId) => withParams(`/specification_detail/${id}`, { brandId }),
  outsideDetail: (id) => `/specification_outside_detail/${id}`,
  brandList: (type = 'all') => `/brandList/${type}`,
  dataSources: () => '/dataSources',
  article: (id) => `/news/article-details/${id}`,
  news: (page = 1) => (page > 1 ? `/news/index/${page}` : '/news/index'),
  newsChannel: (id) => `/news/channel/${id}`,
  author: (id) => `/news/author?id=${id}`,
  newsSearch: (keywords) => withParams('/news/search', { keywords }),
  mall: (no, params) => withParams(no === undefined ? '/mall/index' : `/mall/index/${no}`, params),
  goodsDetail: (id) => `/mall/productDetails/${id}`,
  merchant: (id, params) => withParams(`/mall/businessmen/${id}`, params),
  merchantSearch: (keywords) => withParams('/mall/companySearch', { keywords }),
  cart: () => '/mall/cart',
  orderCreate: (params) => withParams('/mall/orderCreate', params),
  payOrder: (orderId, params) => withParams('/mall/payOrder', { orderId, ...params }),
  myOrders: (currency, params) => withParams(`/mall/userCenter/myOrder/${currency}`, params),
  orderDetail: (id) => `/mall/userCenter/myOrder/orderDetail/${id}`,
  addressList: () => '/mall/userCenter/addressList',
  invoiceManagement: (params) => withParams('/mall/userCenter/invoiceManagement', params),
  myFavour: () => '/mall/userCenter/myFavour',
  upload: () => '/upload',
  publish: () => '/add',
};
