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

/** Whether a page was shown in this visit. */
export const wasRead = ({ pathname, search }: URL): boolean => read.has(pathname + search);

/** The page that was shown last, other than one with this path; null when the visit began here. */
export const pageBefore = (path: string): string | null => [...read].findLast((address) => new URL(address, location.origin).pathname !== path) ?? null;
