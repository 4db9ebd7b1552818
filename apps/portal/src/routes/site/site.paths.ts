import { type LinkParams, withParams } from '@chippage/features/portalPaths';
import { shellPaths } from '../shell/shell.paths.ts';

const { dataSources, about, contactUs, disclaimer, privacy, mobile, accessibility, licences } = shellPaths;

/** The addresses of what the site says of itself. */
export const sitePaths = {
  dataSources,
  about,
  contactUs,
  disclaimer,
  privacy,
  /** Events that come or are over. */
  events: (params?: LinkParams) => withParams(shellPaths.events(), params),
  mobile,
  accessibility,
  licences,
  notFound: () => '/ErrorPages/404',
  /** The invitation of the member whose code it is. */
  promoteRegistration: (shareCode?: string) => withParams('/promoteRegistration', { shareCode }),
};
