/** Every address of the portal, as a function. Nothing else writes a URL. `paths.test.ts` prints them all. */
import type { LinkParams, Paths } from '@chippage/features/FeaturesProvider';

/** One segment of a path. A lone surrogate would throw in `encodeURIComponent`; it becomes U+FFFD. */
function segment(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function withParams(path: string, params: LinkParams = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function search(base: string, keywords: string, params?: LinkParams): string {
  // Browsers resolve `.` and `..` in a path, even when they are escaped, and drop an empty segment: such words go into the query.
  if (/^\.{0,2}$/.test(keywords.trim())) return withParams(`${base}/`, { keywords: keywords.trim(), ...params });
  return withParams(`${base}/${segment(keywords)}`, params);
}

export const paths = {
  home: () => '/',
  datasheets: () => '/datasheet',
  partSearch: (keywords, params) => search('/datasheet/datasheetSearch', keywords, params),
  specificationSearch: (keywords, params) => search('/specification', keywords, params),
  category: (id, params) => withParams(`/datasheet/datasheetCategory/${id.split('/').map(segment).join('/')}`, params),
  brand: (id, params) => withParams(`/datasheet/datasheetBrand/${id}`, params),
  partDetail: (id) => `/datasheet/datasheetDetail/${id}`,
  specificationDetail: (id, brandId) => withParams(`/specification_detail/${id}`, { brandId }),
  specificationInfo: (id) => `/specification/specification_info/${id}`,
  outsideDetail: (id) => `/specification_outside_detail/${id}`,
  brandList: (type = 'all') => `/brandList/${segment(type)}`,
  dataSources: () => '/dataSources',
  upload: () => '/upload',
  publish: () => '/add',
  notFound: () => '/ErrorPages/404',
} satisfies Paths & Record<string, (...values: never[]) => string>;
