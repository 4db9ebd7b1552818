import { type LinkParams, pathSegment, searchPath, withParams } from './links.ts';

/** Addresses of parts and datasheets. */
export interface DatasheetsPaths {
  /** The result page of the part search. */
  partSearch: (keywords: string, params?: LinkParams) => string;
  category: (id: string, params?: LinkParams) => string;
  brand: (id: number, params?: LinkParams) => string;
  partDetail: (id: number) => string;
  /** Parts side by side; `isDifferent`: only the rows in which they differ; `quantity`: prices for so many pieces. */
  partCompare: (ids: readonly number[], isDifferent?: boolean, quantity?: number) => string;
  /** A datasheet that we host. */
  specificationDetail: (id: number, brandId: number) => string;
  /** A datasheet that stays at its maker's address. */
  outsideDetail: (id: number) => string;
  /** Two datasheets that we host side by side; of revisions the older one first. */
  documentCompare: (left: number, right: number) => string;
  /** Makers' notices: changes of parts, parts that are being given up. */
  changeNotices: (params?: LinkParams) => string;
  /** The public data, to take away. */
  openData: () => string;
  /** A file of it. @param release a day, or `latest` */
  openDataFile: (release: string, name: string) => string;
  /** Handing in datasheets; `mine`: what became of one's own. */
  upload: (tab?: 'mine', params?: LinkParams) => string;
}

/** The addresses of parts and datasheets, on the portal at `origin`. */
export function datasheetsPathsAt(origin: string): DatasheetsPaths {
  const at = (path: string, params?: LinkParams) => withParams(`${origin}${path}`, params);
  return {
    partSearch: (keywords, params) => searchPath(`${origin}/datasheet/datasheetSearch`, keywords, params),
    category: (id, params) => at(`/datasheet/datasheetCategory/${id.split('/').map(pathSegment).join('/')}`, params),
    brand: (id, params) => at(`/datasheet/datasheetBrand/${id}`, params),
    partDetail: (id) => at(`/datasheet/datasheetDetail/${id}`),
    partCompare: (ids, isDifferent = false, quantity = 1) =>
      at('/datasheet/compare', { id: ids, differences: isDifferent ? '1' : null, quantity: quantity === 1 ? null : quantity }),
    specificationDetail: (id, brandId) => at(`/specification_detail/${id}`, { brandId }),
    outsideDetail: (id) => at(`/specification_outside_detail/${id}`),
    documentCompare: (left, right) => at('/datasheet/documents/compare', { a: left, b: right }),
    changeNotices: (params) => at('/datasheet/notices', params),
    openData: () => at('/datasheet/openData'),
    openDataFile: (release, name) => `${origin}/api/opendata/${release}/${name}`,
    upload: (tab, params) => at('/upload', { tab, ...params }),
  };
}

/** The addresses of parts and datasheets, on this site. */
export const datasheetsPaths: DatasheetsPaths = datasheetsPathsAt('');
