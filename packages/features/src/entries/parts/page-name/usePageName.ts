import { enterpriseDetailQuery } from '@chippage/api/enterprise';
import { claimedListingQuery } from '@chippage/api/entries';
import { type Loadable, mapLoadable } from '@chippage/api/loadable';
import { merchantDetailQuery } from '@chippage/api/mall';
import type { ContactPageKind } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';

/** The name of a company's page. `isMissing`: there is no such page. */
export function usePageName(kind: ContactPageKind, thingId: number): { name: Loadable<string>; isMissing: boolean } {
  const listing = useDetail(claimedListingQuery, kind === 'merchant' || kind === 'enterprise' ? null : { kind, thingId });
  const merchant = useDetail(merchantDetailQuery, kind === 'merchant' ? { id: thingId } : null);
  const company = useDetail(enterpriseDetailQuery, kind === 'enterprise' ? { id: thingId } : null);
  const { value, isMissing } = kind === 'merchant' ? merchant : kind === 'enterprise' ? company : listing;
  return { name: mapLoadable<{ name: string }, string>(value, ({ name }) => name), isMissing };
}
