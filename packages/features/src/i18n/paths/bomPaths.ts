import { pathSegment, withParams } from './links.ts';

/** Addresses of bills of materials; where one is read in, every page may lead to. */
export interface BomPaths {
  /** One of the member's; an older version of it. */
  bomDetail: (id: number, version?: number) => string;
  /** One that its owner opened to whoever has the link. */
  bomShared: (code: string) => string;
  /** Reads in a list that another site hands over. It stands behind the #, so that no server and no log sees it. */
  bomOf: (list: string) => string;
}

/** The addresses of bills of materials, on the portal at `origin`. */
export function bomPathsAt(origin: string): BomPaths {
  return {
    bomDetail: (id, version) => withParams(`${origin}/datasheet/bom/${id}`, { version }),
    bomShared: (code) => `${origin}/datasheet/bom/shared/${pathSegment(code)}`,
    bomOf: (list) => `${origin}/datasheet/bom#${new URLSearchParams({ list })}`,
  };
}

/** The addresses of bills of materials, on this site. */
export const bomPaths: BomPaths = bomPathsAt('');
