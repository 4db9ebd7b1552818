import type { RegistryBlock, RegistryProvenance } from '@chippage/api/types';
import type { Ctx, Platform } from '../../platform/context.ts';
import type { CompanyFact, FoundHits, FoundRecords, PersonFact, ReportFact, RiskFact, SnapshotFact } from '../../services/companyFacts/port.ts';
import { factsOf, lives, type Read, readForSite, readKept, type Wanted } from './kept.ts';

/** All that is read of a company on a day is one query; a visitor sees what the register says of it, not its tables. */
const ofCompany = (id: number, isForVisitors = false) => ({ name: `company:${id}`, isForVisitors });

/** The one spelling of words, so that the same search is kept once. */
export const spelling = (words: string): string => words.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Under what the facts of a company and its picture are kept. */
export const companyKey = (id: number) => `company:${id}`;
export const snapshotKey = (id: number) => `snapshot:${id}`;

/** A page of what words find. @param companyId Whose query it belongs to; absent: it is one of its own */
export const readHits = (ctx: Ctx, words: string, page: number, companyId?: number): Promise<Read<FoundHits>> =>
  readKept(ctx, {
    key: `search:${page}:${words}`,
    companyId: null,
    lifeMs: lives.search,
    subject: companyId === undefined ? { name: `search:${words}`, isForVisitors: true } : ofCompany(companyId),
    ask: (facts) => facts.search(words, page),
  });

/** What the register says of a company, as it is wanted. */
const companyWanted = (id: number): Wanted<CompanyFact | null> => ({
  key: companyKey(id),
  companyId: id,
  lifeMs: lives.company,
  subject: ofCompany(id, true),
  ask: (facts) => facts.company(id),
});

/** A page of a table, as it is wanted: of as many rows as the provider gives at once. */
const tableWanted = (id: number, block: RegistryBlock, page: number): Wanted<FoundRecords> => ({
  key: `records:${id}:${block}:${page}`,
  companyId: id,
  lifeMs: lives.table,
  subject: ofCompany(id),
  ask: (facts) => facts.records(id, block, page),
  countsAs: ({ total }) => ({ block, total }),
});

/** What the register says of a company. */
export const readCompany = (ctx: Ctx, id: number, isAnew = false): Promise<Read<CompanyFact | null>> => readKept(ctx, { ...companyWanted(id), isAnew });

/** The same for work of the site itself. */
export const readCompanyForSite = (platform: Platform, id: number): Promise<Read<CompanyFact | null>> => readForSite(platform, companyWanted(id));

/** A page of a table. */
export const readTable = (ctx: Ctx, id: number, block: RegistryBlock, page: number): Promise<Read<FoundRecords>> => readKept(ctx, tableWanted(id, block, page));

/** How many rows a table has, for work of the site itself. */
export const countForSite = async (platform: Platform, id: number, block: RegistryBlock): Promise<number> =>
  (await readForSite(platform, tableWanted(id, block, 1))).value.total;

/** Risks of a company. */
export const readRisk = (ctx: Ctx, id: number): Promise<Read<RiskFact>> =>
  readKept(ctx, { key: `risk:${id}`, companyId: id, lifeMs: lives.table, subject: ofCompany(id), ask: (facts) => facts.risk(id) });

/** Annual reports of a company. */
export const readReports = (ctx: Ctx, id: number): Promise<Read<ReportFact[]>> =>
  readKept(ctx, { key: `reports:${id}`, companyId: id, lifeMs: lives.table, subject: ofCompany(id), ask: (facts) => facts.reports(id) });

/** The picture of a registration. */
export const readSnapshot = (ctx: Ctx, id: number): Promise<Read<SnapshotFact>> =>
  readKept(ctx, { key: snapshotKey(id), companyId: id, lifeMs: lives.table, subject: ofCompany(id), ask: (facts) => facts.snapshot(id) });

/** A person who was found with a company. */
export const readPerson = (ctx: Ctx, id: number, companyId: number): Promise<Read<PersonFact | null>> =>
  readKept(ctx, {
    key: `person:${companyId}:${id}`,
    companyId,
    lifeMs: lives.table,
    subject: ofCompany(companyId),
    ask: (facts) => facts.person(id, companyId),
  });

/** Where facts come from and how old the oldest of them are. */
export function provenanceOf(ctx: Ctx, reads: readonly Pick<Read<unknown>, 'asOf' | 'isStale'>[]): RegistryProvenance {
  const { source, isSample } = factsOf(ctx);
  const asOf = new Date(Math.min(...reads.map((read) => read.asOf.getTime()), ctx.clock.now().getTime()));
  return { source, asOf: asOf.toISOString(), isStale: reads.some(({ isStale }) => isStale), isSample };
}
