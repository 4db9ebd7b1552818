/** Addresses of pages that belong to no domain, or that every page may lead to. */
export interface ShellPaths {
  home: () => string;
  /** The same page at the address that the logo and the end of a session lead to. */
  datasheets: () => string;
  /** The member's own pages; who is not logged in is asked to there. */
  userCenter: () => string;
  /** Where a bill of materials is read in, and the member's own. */
  bom: () => string;
}

/** The addresses that every page may lead to, on the portal at `origin`. */
export function shellPathsAt(origin: string): ShellPaths {
  return { home: () => `${origin}/`, datasheets: () => `${origin}/datasheet`, userCenter: () => `${origin}/userCenter`, bom: () => `${origin}/datasheet/bom` };
}

/** The addresses that every page may lead to, on this site. */
export const shellPaths: ShellPaths = shellPathsAt('');
