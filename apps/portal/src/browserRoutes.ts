import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import type { LayoutName } from './page/pageRow.ts';
import type { PageTable } from './page/pageTable.tsx';
import { domainOf } from './routes/domainOf.ts';
import { pagesId, routesOf } from './routes.tsx';

const tables = import.meta.glob<PageTable>('./routes/*/*.table.ts', { import: 'table' });

/** The domains whose pages the router has. */
const known = new Set<string>();

function tableOf(domain: string): Promise<PageTable> {
  return tables[`./routes/${domain}/${domain}.table.ts`]?.() ?? Promise.resolve({});
}

/** The pages that the router begins with: those of the domain of the address. */
export async function firstRoutes(path: string): Promise<RouteObject[]> {
  const domain = domainOf(path);
  known.add(domain);
  return routesOf([await tableOf(domain)]);
}

/** Gives the router the pages of a domain when somebody goes there first. */
export const addRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
  const domain = domainOf(path);
  if (known.has(domain)) return;
  const table = await tableOf(domain);
  // A navigation that another one has overtaken adds nothing.
  if (signal.aborted || known.has(domain)) return;
  known.add(domain);
  for (const layout of Object.keys(table) as LayoutName[]) patch(pagesId(layout), table[layout] ?? []);
};

/** Loads the table of a domain while a pointer or the focus is on a link to it, so that the press does not wait for it. */
export function watchLinks(): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === location.origin) tableOf(domainOf(link.pathname)).catch(() => undefined);
  };
  for (const kind of ['pointerover', 'focusin'] as const) document.addEventListener(kind, look, { passive: true });
}
