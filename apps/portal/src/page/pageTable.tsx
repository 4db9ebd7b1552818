import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { gateOf, type LayoutName, type PageLogin, type PageLook, type PageRow } from './pageRow.ts';
import { RowHead } from './RowHead.tsx';
import type { GateModule, RouteModule } from './routeModule.ts';

/** What the frame, the gate and the page read of the page's row while it is shown, in words. */
export type PageHandle = PageLook &
  PageLogin & {
    title?: string;
    description?: string;
    when?: PageRow['when'];
    /** The address that stands for the page; absent when the page computes it, and for pages that nobody should find. */
    canonicalPath?: string;
  };

/** The routes of a domain by the frame around them. */
export type PageTable = Readonly<Partial<Record<LayoutName, RouteObject[]>>>;

const gates = import.meta.glob<GateModule>('../gates/*.gate.tsx');

/**
 * Makes the routes of a domain from its rows. A page's code is loaded when someone visits it, and that of its gate with it. The id is the
 * source path: by it the host finds the page's files. @param modules The page files of the domain's folder. @param t Reads the domain's words.
 */
export function tableOf(
  domain: string,
  rows: readonly PageRow[],
  modules: Readonly<Record<string, () => Promise<RouteModule>>>,
  t: (key: never) => string = String,
): PageTable {
  const table: Partial<Record<LayoutName, RouteObject[]>> = {};
  for (const row of rows) {
    const { paths, file, layout = 'default' } = row;
    const load = modules[`./${file}.route.tsx`];
    if (!load) throw new Error(`There is no src/routes/${domain}/${file}.route.tsx for ${paths[0]}.`);
    const handle = handleOf(row, (key) => t(key as never));
    const lazy = lazyPage(row, load);
    (table[layout] ??= []).push(...paths.map((path) => ({ path, handle, lazy, id: `src/routes/${domain}/${file}.route.tsx#${path}` })));
  }
  return table;
}

function handleOf(row: PageRow, t: (key: string) => string): PageHandle {
  const { paths, title, description, when, indexing } = row;
  return {
    ...row,
    title: title && t(title),
    description: description && t(description),
    when: when && { ...when, title: t(when.title) },
    canonicalPath: indexing === 'index' && !/[:*]/.test(paths[0]) ? paths[0] : undefined,
  };
}

/** Loads a page and the gate before it. What is drawn is made once, so that going from one of its addresses to another keeps it. */
function lazyPage(row: PageRow, load: () => Promise<RouteModule>) {
  const { title, ownsHead } = row;
  const loadGate = gates[gateOf(row)?.replace('src', '..') ?? ''];
  let drawn: ComponentType | undefined;
  return async () => {
    const [{ default: Page, loader }, gate] = await Promise.all([load(), loadGate?.()]);
    const Gate = gate?.default;
    drawn ??= Gate
      ? () => (
          <Gate>
            <Page />
          </Gate>
        )
      : () => (
          <>
            {title !== undefined && !ownsHead && <RowHead />}
            <Page />
          </>
        );
    return { Component: drawn, loader: gate?.guard ? gate.guard(loader) : loader };
  };
}
