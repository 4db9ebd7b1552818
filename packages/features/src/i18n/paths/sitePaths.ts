import { type LinkParams, withParams } from './links.ts';

/** Addresses of what the site says of itself. */
export interface SitePaths {
  dataSources: () => string;
  events: (params?: LinkParams) => string;
  /** Where anybody tells the site that content infringes rights, e.g. that of a page. */
  takedown: (place?: string) => string;
}

/** The addresses of what the site says of itself, on the portal at `origin`. */
export function sitePathsAt(origin: string): SitePaths {
  return {
    dataSources: () => `${origin}/dataSources`,
    events: (params) => `${origin}${withParams('/events', params)}`,
    takedown: (place) => `${origin}${withParams('/takedown', { place })}`,
  };
}

/** The addresses of what the site says of itself, on this site. */
export const sitePaths: SitePaths = sitePathsAt('');
