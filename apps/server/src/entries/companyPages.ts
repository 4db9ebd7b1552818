import type { ContactPageKind } from '@chippage/api/types';
import { companyOf, findCompany } from '../enterprise/companyOf.ts';
import { rightMissing } from '../enterprise/enterprise.errors.ts';
import { mayRole } from '../enterprise/rights.rules.ts';
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
  if (kind === 'enterprise') {
    const company = await findCompany(db, thingId);
    if (!company) throw notFound('企业');
    return company.name;
  }
  if (kind !== 'merchant') return (await findListing(db, kind, thingId)).name;
  const merchant = await findMerchant(db, thingId);
  if (!merchant) throw notFound('商家');
  return merchant.name;
}

/** Whether a member keeps a page: an operator believed their claim of it, they speak for the merchant, or they may change the verified company. */
export async function isKeeper(db: Db, memberId: number, { kind, thingId }: CompanyPage): Promise<boolean> {
  if (kind === 'enterprise') {
    const company = await companyOf(db, memberId);
    return company?.id === thingId && company.status === 1 && mayRole(company.role, 'company.edit');
  }
  if (kind === 'merchant') return (await findMerchant(db, thingId))?.memberId === memberId;
  return (await newestClaim(db, { memberId, kind, thingId }))?.state === 'approved';
}

/** What somebody is told who does not keep a page of the kind. */
export function keeperMissing(kind: ContactPageKind): Failure {
  if (kind === 'enterprise') return rightMissing('company.edit');
  return kind === 'merchant' ? roleMissing() : claimRequiredFailure();
}

/** Where the contacts of a page are kept. */
export function keptAt({ kind, thingId }: CompanyPage): string {
  if (kind === 'enterprise') return '/userCenter/manage/corporateContact';
  return kind === 'merchant' ? '/userCenter/seller/contacts' : `/userCenter/entries/claim/${kind}/${thingId}/contacts`;
}
