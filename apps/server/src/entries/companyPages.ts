import type { ContactPageKind } from '@chippage/api/types';
import { findMerchant } from '../mall/merchant/merchants.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { type Failure, notFound, roleMissing } from '../platform/errors.ts';
import { claimRequiredFailure } from './claims/claims.errors.ts';
import { newestClaim } from './claims/claims.queries.ts';
import { findListing } from './claims/listings.ts';

/** A page that a company keeps. */
export interface CompanyPage {
  kind: ContactPageKind;
  thingId: number;
}

/** What the company of a page is called, or 404. */
export async function nameOfPage(db: Db, { kind, thingId }: CompanyPage): Promise<string> {
  if (kind !== 'merchant') return (await findListing(db, kind, thingId)).name;
  const merchant = await findMerchant(db, thingId);
  if (!merchant) throw notFound('商家');
  return merchant.name;
}

/** Whether a member keeps a page: an operator believed their claim of it, or they speak for the merchant. */
export async function isKeeper(db: Db, memberId: number, { kind, thingId }: CompanyPage): Promise<boolean> {
  if (kind === 'merchant') return (await findMerchant(db, thingId))?.memberId === memberId;
  return (await newestClaim(db, { memberId, kind, thingId }))?.state === 'approved';
}

/** What somebody is told who does not keep a page of the kind. */
export const keeperMissing = (kind: ContactPageKind): Failure => (kind === 'merchant' ? roleMissing() : claimRequiredFailure());

/** Where the contacts of a page are kept. */
export const keptAt = ({ kind, thingId }: CompanyPage): string =>
  kind === 'merchant' ? '/userCenter/seller/contacts' : `/userCenter/entries/claim/${kind}/${thingId}/contacts`;
