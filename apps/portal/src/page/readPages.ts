import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Addresses of this visit in the order in which they were last shown, without the place in the page: their code is there,
 * and their answers are still in memory.
 */
const read = new Set<string>();

/** Writes down which pages this visit has shown. */
export function useReadPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    read.delete(pathname + search);
    read.add(pathname + search);
  }, [pathname, search]);
}

/** Paths of pages that were shown in this visit and keep in the browser what they showed in others. */
const keepers = new Set<string>();

/** Says that this page has a memory of its own: without a network any address of its path may be opened. */
export function useOwnMemory(): void {
  const { pathname } = useLocation();
  useEffect(() => void keepers.add(pathname), [pathname]);
}

/** Whether a page can be shown without a network: it was shown in this visit, or keeps what it showed. */
export const wasRead = ({ pathname, search }: URL): boolean => read.has(pathname + search) || keepers.has(pathname);

/** The page that was shown last, other than one with this path; null when the visit began here. */
export const pageBefore = (path: string): string | null => [...read].findLast((address) => new URL(address, location.origin).pathname !== path) ?? null;
