import { createContext, useContext } from 'react';

/** What a page needs to know of where it stands. */
export interface PageFacts {
  /** Scheme and host that visitors see, for canonical links. */
  origin: string;
  /** The year in which the page was rendered. */
  year: number;
  /** Parent domain that shares the readable cookies; absent: this host alone. */
  cookieDomain?: string;
  /** Takes structured data while the server renders; absent in a browser, where it is not read. */
  addJsonLd?: (data: object) => void;
}

export const PageContext = createContext<PageFacts | null>(null);

/** The facts of the page that is being rendered. */
export function usePageFacts(): PageFacts {
  const facts = useContext(PageContext);
  if (!facts) throw new Error('This route needs <PageContext value={{ origin }}> above it, see Providers.tsx.');
  return facts;
}
