import type { RouteObject } from 'react-router-dom';
import { frameLoader, layouts } from './layouts/layouts.tsx';
import { Root } from './layouts/Root.tsx';
import { RouteFailurePage } from './layouts/RouteFailurePage.tsx';
import { notFound } from './page/missing.ts';
import type { LayoutName } from './page/pageRow.ts';
import type { PageTable } from './page/pageTable.tsx';

/** An address that no page has. */
const anythingElse: RouteObject = {
  id: 'anythingElse',
  path: '*',
  // Never shown: the error boundary answers.
  Component: () => null,
  loader: () => {
    throw notFound();
  },
};

/** The id of the route whose children are the pages that a frame is around. */
export function pagesId(layout: LayoutName): string {
  return `${layout}-page`;
}

/** The pages of some domains in their frames. */
export function routesOf(tables: readonly PageTable[]): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteFailurePage,
      children: (Object.keys(layouts) as LayoutName[]).map((layout) => ({
        id: layout,
        Component: layouts[layout],
        loader: frameLoader,
        // The frame's answers stay for as long as the window lives.
        shouldRevalidate: () => false,
        children: [
          {
            // Errors of a page stay inside the frame, so that the visitor can go on.
            id: pagesId(layout),
            ErrorBoundary: RouteFailurePage,
            children: [...tables.flatMap((table) => table[layout] ?? []), ...(layout === 'default' ? [anythingElse] : [])],
          },
        ],
      })),
    },
  ];
}
