import type { ResourceField, ResourceKind, ResourceLevel } from '@chippage/api/types';
import { withParams } from './links.ts';

/** What a list of resources is narrowed by, as its address says it. */
export interface ResourceListParams {
  field?: ResourceField | null | undefined;
  level?: ResourceLevel | null | undefined;
  part?: string | null | undefined;
  keywords?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
}

/** Addresses of the technical resources. */
export interface ResourcesPaths {
  /** The front page of the area. */
  resources: () => string;
  /** The list of a kind. */
  resourceList: (kind: ResourceKind, params?: ResourceListParams) => string;
  /** Any of them, whatever its kind. */
  resource: (id: number) => string;
  /** A lesson of a course. */
  resourceLesson: (id: number, no: number) => string;
  /** All columns, or one. */
  seriesList: (page?: number) => string;
  series: (id: number) => string;
  /** Columns that hold the words. */
  seriesSearch: (keywords?: string) => string;
  popularAuthors: (page?: number) => string;
  /** The categories of the catalogue, or what is below one. */
  componentCategories: (category?: string) => string;
  /** What the member handed in. */
  ownResources: () => string;
  /** A form for a new one, or for an own one that is handed in again. */
  addResource: (id?: number) => string;
}

/** `courseMaterial` and the others are the addresses that the older portal had; original data kept the spelling of its own. */
const lists: Record<ResourceKind, string> = {
  scheme: '/prefecture/circuitScheme',
  course: '/prefecture/courseMaterial',
  original: '/prefecture/originalDateRecommend/1',
  datum: '/prefecture/datum',
};

/** The addresses of the technical resources, on the portal at `origin`. */
export function resourcesPathsAt(origin: string): ResourcesPaths {
  return {
    resources: () => `${origin}/prefecture`,
    resourceList: (kind, { page, ...params } = {}) =>
      kind === 'original'
        ? withParams(`${origin}/prefecture/originalDateRecommend/${page ?? 1}`, { ...params })
        : withParams(origin + lists[kind], { ...params, page: page === 1 ? null : page }),
    resource: (id) => `${origin}/prefecture/resource/${id}`,
    resourceLesson: (id, no) => `${origin}/prefecture/resource/${id}/${no}`,
    seriesList: (page = 1) => withParams(`${origin}/prefecture/specialColumn`, { page: page === 1 ? null : page }),
    series: (id) => withParams(`${origin}/prefecture/specialColumn`, { id }),
    seriesSearch: (keywords) => withParams(`${origin}/prefecture/specialColumnSearch`, { keywords: keywords || null }),
    popularAuthors: (page = 1) => withParams(`${origin}/prefecture/popularAuthor`, { page: page === 1 ? null : page }),
    componentCategories: (category) => `${origin}/prefecture/electronicComponentList${category === undefined ? '' : `/${category}`}`,
    ownResources: () => `${origin}/userCenter/resources`,
    addResource: (id) => withParams(`${origin}/userCenter/resources/add`, { id }),
  };
}

/** The addresses of the technical resources, on this site. */
export const resourcesPaths: ResourcesPaths = resourcesPathsAt('');
