import { type Loadable, toLoadable } from '@chippage/api/loadable';
import { staticPageQuery } from '@chippage/api/site';
import type { StaticPage, StaticPageKey } from '@chippage/api/types';

/** Reads a page that an operator writes. @param key undefined: there is no such page */
export function useStaticPage(key: StaticPageKey | undefined): Loadable<StaticPage> {
  return toLoadable(staticPageQuery.use(key === undefined ? null : { key }, { revalidateIfStale: false }));
}
