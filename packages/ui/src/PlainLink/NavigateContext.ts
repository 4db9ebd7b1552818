import { createContext } from 'react';

/** How the site's router goes to an address; null where there is none. */
export const NavigateContext = /* @__PURE__ */ createContext<((href: string) => void) | null>(null);
