import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Draws a page, or takes over what the server drew, with marks at both ends. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('root') as HTMLElement;
  performance.mark('app-start');
  const marked = <Marked>{page}</Marked>;
  if (root.hasChildNodes()) hydrateRoot(root, marked, { onRecoverableError: (error) => console.error(`hydration: ${String(error)}`) });
  else createRoot(root).render(marked);
}

/** Wraps the page on the server as well: both sides have to agree on the tree. */
export function Marked({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(() => void performance.mark('app-commit'), []);
  return children;
}
