import { pathSegment } from './links.ts';

/** Addresses of the directory. */
export interface DirectoryPaths {
  /** All brands; `type` is a letter, `domestic` or `all`. */
  brandList: (type?: string) => string;
}

/** The addresses of the directory, on the portal at `origin`. */
export function directoryPathsAt(origin: string): DirectoryPaths {
  return { brandList: (type = 'all') => `${origin}/brandList/${pathSegment(type)}` };
}

/** The addresses of the directory, on this site. */
export const directoryPaths: DirectoryPaths = directoryPathsAt('');
