import { datasheetsPaths as shared, type LinkParams, searchPath, withParams } from '@chippage/features/portalPaths';
import { shellPaths } from '../shell/shell.paths.ts';

/** The addresses of parts and datasheets. */
export const datasheetsPaths = {
  ...shared,
  /** Another address of the home page. */
  searchForm: shellPaths.searchForm,
  /** The older address of the result page. */
  olderPartSearch: (keywords: string, params?: LinkParams) => searchPath('/specification', keywords, params),
  /** The older address of a hosted datasheet. */
  olderDocument: (id: number) => `/specification/specification_info/${id}`,
  /** The searches that the member keeps. */
  savedSearches: () => '/userCenter/searches',
  /** Where the link of a digest leads. */
  stopAlerts: (code: string) => withParams('/datasheet/alerts/stop', { code }),
  /** The file of a hosted datasheet, to read; no login is needed. */
  documentContent: (id: number) => `/api/file/spec/v1/content/${id}`,
};
