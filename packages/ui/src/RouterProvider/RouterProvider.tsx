import type { ReactNode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- RouterProvider has no sub-path of its own, and the bundler drops the rest
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { NavigateContext } from '../PlainLink/NavigateContext.ts';

/** Props of `RouterProvider`. */
export interface RouterProviderProps {
  /** Goes to an address of the site without loading the document anew. Keep it the same function from one drawing to the next. */
  navigate: (href: string) => void;
  /** The site. */
  children: ReactNode;
}

/** Sends the links of every part through the site's router; without it they load their pages as links do. */
export function RouterProvider({ navigate, children }: RouterProviderProps) {
  return (
    <NavigateContext.Provider value={navigate}>
      {/* Items of menus and lists may be links as well; those are React Aria's. */}
      <AriaRouterProvider navigate={navigate}>{children}</AriaRouterProvider>
    </NavigateContext.Provider>
  );
}
