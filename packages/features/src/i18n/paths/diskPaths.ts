import { type LinkParams, withParams } from './links.ts';

/** Addresses of the cloud disk. */
export interface DiskPaths {
  /** The member's files; `params`: folder, order, words, the file that is looked at. */
  fileDisk: (params?: LinkParams) => string;
  /** The datasheets that the member collected. */
  specDisk: (params?: LinkParams) => string;
  /** What was deleted. */
  diskRecycle: (params?: LinkParams) => string;
  /** The links that the member gave away. */
  diskShares: () => string;
  /** What somebody shares. */
  sharedDisk: (token: string) => string;
}

/** The addresses of the disk on the portal at `origin`. */
export function diskPathsAt(origin: string): DiskPaths {
  return {
    fileDisk: (params) => withParams(`${origin}/userCenter/cloudDisk/fileDisk`, params),
    specDisk: (params) => withParams(`${origin}/userCenter/cloudDisk/specDisk`, params),
    diskRecycle: (params) => withParams(`${origin}/userCenter/cloudDisk/recycle`, params),
    diskShares: () => `${origin}/userCenter/cloudDisk/shares`,
    sharedDisk: (token) => `${origin}/share/${encodeURIComponent(token)}`,
  };
}

/** The addresses of the disk, on this site. */
export const diskPaths: DiskPaths = diskPathsAt('');
