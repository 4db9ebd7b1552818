import { type LinkParams, pathSegment, withParams } from './links.ts';

/** The pages of a brand beside its first one. */
export type BrandTab = 'companyInfo' | 'contactInfo' | 'specification' | BrandSellers;

/** Those of them that list who sells the brand: distributors, or traders. */
export type BrandSellers = 'agentList' | 'trader';

/** Addresses of the directory. */
export interface DirectoryPaths {
  /** All brands; `type` is a letter, `domestic`, `country`, `category` or `all`. */
  brandList: (type?: string, params?: LinkParams) => string;
  /** The first page of a brand, or another of its pages. */
  brandDetail: (id: number, tab?: BrandTab, params?: LinkParams) => string;
  /** Who sells a brand, a page of them; the first one has no number. */
  brandSellers: (id: number, tab: BrandSellers, page?: number, params?: LinkParams) => string;
  /** Distributors and traders, a page of them. */
  agentList: (page?: number, params?: LinkParams) => string;
  agentDetail: (id: number, params?: LinkParams) => string;
  /** Distributors side by side. */
  agentCompare: (ids?: readonly number[], params?: LinkParams) => string;
  /** The certificate of a distributor's line, to read. */
  certificate: (lineId: number) => string;
}

/** The addresses of the directory, on the portal at `origin`. */
export function directoryPathsAt(origin: string): DirectoryPaths {
  return {
    brandList: (type = 'all', params) => withParams(`${origin}/brandList/${pathSegment(type)}`, params),
    brandDetail: (id, tab, params) => withParams(`${origin}/brandDetail/${tab === undefined ? '' : `${tab}/`}${id}`, params),
    brandSellers: (id, tab, page = 1, params) => withParams(`${origin}/brandDetail/${tab}/${id}${page > 1 ? `/${page}` : ''}`, params),
    agentList: (page = 1, params) => withParams(`${origin}/agentList/index/${page}`, params),
    agentDetail: (id, params) => withParams(`${origin}/agentList/agentDetail/${id}`, params),
    agentCompare: (ids = [], params) => withParams(`${origin}/agentList/compare`, { ids: ids.join(','), ...params }),
    certificate: (lineId) => `${origin}/api/agent/line/certificate?id=${lineId}`,
  };
}

/** The addresses of the directory, on this site. */
export const directoryPaths: DirectoryPaths = directoryPathsAt('');
