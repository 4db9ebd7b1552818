import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/** What a file under `routes/` exports: the page, and what it needs before it is painted. */
export interface RouteModule {
  default: ComponentType;
  loader?: LoaderFunction;
}

/** What the frame must know of a page before its code is there. */
export interface PageFrame {
  /** Up to 1600 px instead of 1280, for wide tables; header and footer follow. */
  isWide?: boolean;
  /** The page has a search box of its own, so the header shows none. */
  ownsSearch?: boolean;
}
