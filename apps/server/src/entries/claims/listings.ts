import type { ListingFacts, ListingKind } from '@chippage/api/types';
import { findBrand } from '../../datasheets/parts/brands.queries.ts';
import { changeBrandFacts } from '../../datasheets/parts/memberParts.queries.ts';
import { findAgent } from '../../directory/directory.queries.ts';
import { changeAgentFacts } from '../../directory/enteredAgents.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';

/** A page of the directory as a claim knows it. */
export interface FoundListing {
  kind: ListingKind;
  thingId: number;
  name: string;
  facts: ListingFacts;
}

/** A page of the directory, or 404. */
export async function findListing(db: Db, kind: ListingKind, thingId: number): Promise<FoundListing> {
  const found = kind === 'brand' ? await findBrand(db, thingId) : await findAgent(db, thingId);
  if (!found) throw notFound(kind === 'brand' ? '品牌' : '代理商');
  const { name, nameCn, country, website } = found;
  return { kind, thingId, name: nameCn ?? name, facts: { nameCn, country, website } };
}

/** Puts an owner's facts onto a page. @param tx A transaction. */
export async function changeListing(tx: Db, kind: ListingKind, thingId: number, facts: ListingFacts): Promise<void> {
  await (kind === 'brand' ? changeBrandFacts : changeAgentFacts)(tx, thingId, facts);
}
