/** Addresses of what the site says of itself. */
export interface SitePaths {
  dataSources: () => string;
}

/** The addresses of what the site says of itself, on the portal at `origin`. */
export function sitePathsAt(origin: string): SitePaths {
  return { dataSources: () => `${origin}/dataSources` };
}

/** The addresses of what the site says of itself, on this site. */
export const sitePaths: SitePaths = sitePathsAt('');
