import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Addresses of this visit, without the place in the page: their code is there, and their answers are still in memory. */
const read = new Set<string>();

/** Writes down which pages this visit has shown. */
export function useReadPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => void read.add(pathname + search), [pathname, search]);
}

/** Whether a page was shown in this visit. */
export const wasRead = ({ pathname, search }: URL): boolean => read.has(pathname + search);
