import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/** What a file under `routes/` exports: the page, and what it needs before it is painted. */
export interface RouteModule {
  default: ComponentType;
  loader?: LoaderFunction;
}
