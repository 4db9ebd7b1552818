import type { RouteObject } from 'react-router-dom';
import { DefaultLayout, frameLoader } from './layouts/DefaultLayout.tsx';
import { Root } from './layouts/Root.tsx';
import { RouteFailurePage } from './layouts/RouteFailurePage.tsx';
import type { PageFrame, RouteModule } from './page/routeModule.ts';

const modules = import.meta.glob<RouteModule>('./routes/*/*.tsx');

/** A page whose code is loaded when someone visits it. The id is the source path: by it the host finds the page's files. */
function page(path: string, file: string, handle: PageFrame = {}): RouteObject {
  const load = modules[`./routes/${file}.tsx`];
  if (!load) throw new Error(`There is no src/routes/${file}.tsx for ${path}.`);
  return {
    path,
    handle,
    id: `src/routes/${file}.tsx#${path}`,
    lazy: async () => {
      const { default: Component, loader } = await load();
      return { Component, loader };
    },
  };
}

/** The table of all pages. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RouteFailurePage,
    children: [
      {
        id: 'layout',
        Component: DefaultLayout,
        loader: frameLoader,
        // The frame's answers stay for as long as the window lives.
        shouldRevalidate: () => false,
        children: [
          {
            // Errors of a page stay inside the frame, so that the visitor can go on.
            id: 'page',
            ErrorBoundary: RouteFailurePage,
            children: [
              page('/', 'datasheets/home', { ownsSearch: true }),
              page('/datasheet', 'datasheets/home', { ownsSearch: true }),
              page('/datasheet/datasheetSearch/:search?', 'datasheets/partSearch', { isWide: true }),
              page('/specification/:search', 'datasheets/partSearch', { isWide: true }),
              page('/datasheet/datasheetCategory/*', 'datasheets/category', { isWide: true }),
              page('/datasheet/datasheetBrand/*', 'datasheets/brand', { isWide: true }),
              page('/datasheet/datasheetDetail/*', 'datasheets/part'),
              page('/specification_detail/:id', 'datasheets/specification'),
              page('/specification/specification_info/:id', 'datasheets/specification'),
              page('/specification_outside_detail/:id', 'datasheets/outside'),
              page('/brandList/:type?', 'directory/brandList'),
              page('/dataSources', 'site/dataSources'),
              page('/ErrorPages/404', 'site/notFound'),
              page('*', 'site/notFound'),
            ],
          },
        ],
      },
    ],
  },
];
