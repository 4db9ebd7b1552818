import type { RouteObject } from 'react-router-dom';
import type { LayoutName, PageRow } from './pageRow.ts';
import type { RouteModule } from './routeModule.ts';
import { sharedTexts } from './sharedTexts.ts';

/** What the frame and the page read of the page's row while it is shown. */
export interface PageHandle extends Pick<PageRow, 'isWide' | 'ownsSearch' | 'menu' | 'section' | 'login'> {
  title?: string;
  description?: string;
  /** The address that stands for the page; absent when the page computes it, and for pages that nobody should find. */
  canonicalPath?: string;
}

/** The routes of a domain by the frame around them. */
export type PageTable = Readonly<Partial<Record<LayoutName, RouteObject[]>>>;

/**
 * Makes the routes of a domain from its rows. A page's code is loaded when someone visits it. The id is the source path: by it the host
 * finds the page's files. @param modules The page files of the domain's folder. @param t Reads the domain's words.
 */
export function tableOf(
  domain: string,
  rows: readonly PageRow[],
  modules: Readonly<Record<string, () => Promise<RouteModule>>>,
  t?: (key: never) => string,
): PageTable {
  const table: Partial<Record<LayoutName, RouteObject[]>> = {};
  for (const row of rows) {
    const { paths, file, title, description, layout = 'default', isWide, ownsSearch, menu, section, login, indexing } = row;
    const load = modules[`./${file}.route.tsx`];
    if (!load) throw new Error(`There is no src/routes/${domain}/${file}.route.tsx for ${paths[0]}.`);
    const said = title && t?.(title as never);
    const about = description ? t?.(description as never) : login === 'member' && said ? sharedTexts.memberPageDescription.replace('{title}', said) : undefined;
    const canonicalPath = indexing === 'index' && !/[:*]/.test(paths[0]) ? paths[0] : undefined;
    const handle: PageHandle = { isWide, ownsSearch, menu, section, login, title: said, description: about, canonicalPath };
    const lazy = async () => {
      const { default: Component, loader } = await load();
      return { Component, loader };
    };
    (table[layout] ??= []).push(...paths.map((path) => ({ path, handle, lazy, id: `src/routes/${domain}/${file}.route.tsx#${path}` })));
  }
  return table;
}
