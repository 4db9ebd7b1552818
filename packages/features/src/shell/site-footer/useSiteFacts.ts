import { siteFactsQuery } from '@chippage/api/site';
import type { SiteFacts } from '@chippage/api/types';

/** What the operator says of the site; undefined until it is known. */
export function useSiteFacts(): SiteFacts | undefined {
  return siteFactsQuery.use({}, { revalidateIfStale: false }).data;
}
