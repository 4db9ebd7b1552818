import type { Site } from '@chippage/features/FeaturesProvider';
import type { PageState } from './pageState.ts';

/** What the host hands to the renderer. */
export interface PageRequest {
  url: URL;
  /** Scheme and host that visitors see. */
  origin: string;
  site: Site;
  /** Parent domain that shares the readable cookies. */
  cookieDomain?: string;
  cookies: Readonly<Record<string, string | undefined>>;
  /** Answers the API's paths for this visitor, usually without a socket. */
  fetch: typeof fetch;
  /** Whether another site led here, as the browser says (`Sec-Fetch-Site`). */
  isCrossSite: boolean;
  signal: AbortSignal;
  /** Finds this request in the log; a page that could not be shown says it. */
  requestId: string;
  /** Told of a fault of the page itself, which visitors do not read. */
  onFault: (error: unknown) => void;
  /** Whether others will be shown the same page: then it is asked for in nobody's name. */
  isShared: boolean;
}

/** A rendered document without what the host adds. */
export interface RenderedHtml {
  status: number;
  html: string;
  jsonLd: object[];
  state: PageState;
  /** Source paths of the route modules, for finding their files. */
  modules: string[];
}

/** The renderer's answer. */
export type Rendered = { redirectTo: string; status: number } | RenderedHtml;

/** The one function that the server build exports. */
export type RenderPage = (request: PageRequest) => Promise<Rendered>;
