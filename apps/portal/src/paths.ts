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

/** The addresses that pieces link to, and those that only the app knows. */
export interface PortalPaths extends Paths {
  /** Another address of the home page. */
  datasheets(): string;
  /** Where a plain search form goes, with `?keywords=`. */
  searchForm(): string;
  /** The older address of the result page. */
  specificationSearch(keywords: string, params?: LinkParams): string;
  /** The older address of a hosted datasheet. */
  specificationInfo(id: number): string;
  /** The file of a hosted datasheet, to read; no login is needed. */
  documentContent(id: number): string;
  notFound(): string;
}

export const paths: PortalPaths = {
  home: () => '/',
  datasheets: () => '/datasheet',
  partSearch: (keywords, params) => search('/datasheet/datasheetSearch', keywords, params),
  searchForm: () => '/datasheet/datasheetSearch/',
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
  documentContent: (id) => `/api/file/spec/v1/content/${id}`,
  notFound: () => '/ErrorPages/404',
};
