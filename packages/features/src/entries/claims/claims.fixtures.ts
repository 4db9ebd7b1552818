import type { Listing, ListingClaim } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** A claim that waits. */
export const sampleClaim: ListingClaim = {
  id: 7,
  kind: 'agent',
  thingId: 10_003,
  name: '北辰分销',
  company: '北辰分销（深圳）有限公司',
  position: '市场专员',
  workEmail: 'li@beichen.example.com',
  fileCount: 1,
  state: 'reviewing',
  reason: null,
  submitTime: ago(2 * HOUR_MS),
  decideTime: null,
};

/** A page that nobody of this member's company claimed yet. */
export const sampleListing: Listing = {
  kind: 'agent',
  thingId: 10_003,
  name: '北辰分销',
  facts: { nameCn: '北辰分销', country: 'CN', website: 'https://beichen.example.com/' },
  claim: null,
  change: null,
};

/** A member's claims in every state. */
export const sampleClaims: readonly ListingClaim[] = [
  sampleClaim,
  { ...sampleClaim, id: 6, kind: 'brand', thingId: 3, name: '嘉陵半导体', state: 'approved', decideTime: ago(DAY_MS) },
  { ...sampleClaim, id: 5, thingId: 4, name: '南河贸易', state: 'refused', reason: '授权书看不清，请重新拍照', decideTime: ago(DAY_MS) },
];
