import type { Brand, BrandEvent, BrandProfile, BrandRef } from '@chippage/api/types';
import { sumUpDocumentsOfBrand } from '../datasheets/documents/brandDocuments.queries.ts';
import { brandLines } from '../datasheets/parts/brandLines.ts';
import { allBrands } from '../datasheets/parts/brands.queries.ts';
import { catalogueOf } from '../datasheets/parts/catalogue/catalogue.ts';
import type { Db } from '../platform/database/connect.ts';
import { agentsWithLines } from './agentLines.queries.ts';
import { type KnownEvent, knownEvents } from './brandEvents.ts';
import { listAgents } from './directory.queries.ts';

/** All that the pages of a brand tell of it; undefined: there is no such brand. */
export async function findBrandProfile(db: Db, id: number, today: string): Promise<BrandProfile | undefined> {
  const [all, snapshot, documents, sellers] = await Promise.all([
    allBrands(db),
    catalogueOf(db).current(),
    sumUpDocumentsOfBrand(db, id),
    countSellers(db, id, today),
  ]);
  const brand = all.find((candidate) => candidate.id === id);
  if (!brand) return undefined;
  return {
    ...brand,
    documentCount: documents.total,
    owner: brand.parent === null ? null : refTo(all, brand.parent),
    owned: all.filter(({ parent }) => parent === brand.name).map(refOf),
    history: historyOf(brand, all),
    lines: brandLines(snapshot, id),
    ...sellers,
    hostedCount: documents.hosted,
    lastDocumentTime: documents.last,
  };
}

/** How many carry a brand, as the lists of its pages say. */
async function countSellers(db: Db, brandId: number, today: string): Promise<Pick<BrandProfile, 'agentCount' | 'traderCount'>> {
  const places = await agentsWithLines(db, { brandId, today });
  const [agents, traders] = await Promise.all([
    listAgents(db, { places, isDistributor: true, limit: 0 }),
    listAgents(db, { places, kind: 'independent', limit: 0 }),
  ]);
  return { agentCount: agents.total, traderCount: traders.total };
}

/** What happened to a brand, and to the companies that became part of it. */
function historyOf(brand: Brand, all: readonly Brand[], events: readonly KnownEvent[] = knownEvents): BrandEvent[] {
  const names = new Set([brand.name, ...brand.aliases]);
  return events
    .filter(({ owner, company }) => names.has(owner) || names.has(company))
    .toSorted((a, b) => a.year - b.year)
    .map(({ year, kind, owner, company }) => ({ year, kind, owner: refTo(all, owner), company: refTo(all, company) }));
}

const refOf = ({ id, name, nameCn }: Brand): BrandRef => ({ id, name, nameCn });

/** A company by its name; one that is only another name of a brand has no page of its own. */
function refTo(all: readonly Brand[], name: string): BrandRef {
  const brand = all.find((candidate) => candidate.name === name);
  return brand ? refOf(brand) : { id: null, name, nameCn: null };
}
