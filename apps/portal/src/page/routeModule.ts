import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/** What a file under `routes/` exports: the page, and what it needs before it is painted. */
export interface RouteModule {
  default: ComponentType;
  loader?: LoaderFunction;
}

/** What a file under `gates/` exports: what stands before the pages of a kind of login, and what decides before they load anything. */
export interface GateModule {
  default: ComponentType<{ children: ReactNode }>;
  guard?: (loader?: LoaderFunction) => LoaderFunction;
}
