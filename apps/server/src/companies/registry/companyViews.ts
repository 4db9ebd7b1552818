import { scoreOf, scoreParts } from '@chippage/api/registry';
import type { RegistryCompany, RegistryPerson, RegistryRelations, RegistryReport, RegistryRisk, RegistryScore, RegistrySnapshot } from '@chippage/api/types';
import { findVerifiedByCode } from '../../enterprise/companies.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import type { CompanyFact } from '../../services/companyFacts/port.ts';
import { countRows } from './answers.queries.ts';
import { factsOf, type Read } from './kept.ts';
import { RegistryRefused } from './registry.errors.ts';
import { provenanceOf, readCompany, readHits, readPerson, readReports, readRisk, readSnapshot, readTable, spelling } from './registryRead.ts';
import { relationsOf } from './relations.rules.ts';
import { scoreFactsOf } from './scoreFacts.rules.ts';

/** What everybody sees of a company: the register's facts, and what this portal knows. Null: there is none. */
export async function companyOf(ctx: Ctx, read: Read<CompanyFact | null>): Promise<RegistryCompany | null> {
  if (!read.value) return null;
  const { creditCode, id } = read.value;
  return {
    ...read.value,
    counts: await countRows(ctx.db, id, factsOf(ctx).name),
    enterpriseId: creditCode === null ? null : await findVerifiedByCode(ctx.db, creditCode),
    provenance: provenanceOf(ctx, [read]),
  };
}

/** Risks of a company. */
export async function riskOf(ctx: Ctx, id: number): Promise<RegistryRisk | null> {
  const read = await readRisk(ctx, id);
  const company = await readCompany(ctx, id);
  return company.value && { companyId: id, name: company.value.name, ...read.value, provenance: provenanceOf(ctx, [read]) };
}

/** An annual report, the newest where no year is asked for; one without a year where none was ever filed. Null: there is none of that year, or no such company. */
export async function reportOf(ctx: Ctx, id: number, year: number | undefined): Promise<RegistryReport | null> {
  const read = await readReports(ctx, id);
  const hasNone = read.value.length === 0 && year === undefined;
  const report = hasNone ? { year: null, releaseDate: null, facts: [], tables: [] } : read.value.find((each) => year === undefined || each.year === year);
  const company = report ? await readCompany(ctx, id) : null;
  if (!report || !company?.value) return null;
  return { companyId: id, name: company.value.name, years: read.value.map((each) => each.year), ...report, provenance: provenanceOf(ctx, [read]) };
}

/** When a registration was pictured. */
export async function snapshotOf(ctx: Ctx, id: number): Promise<RegistrySnapshot | null> {
  const read = await readSnapshot(ctx, id);
  const company = await readCompany(ctx, id);
  if (!company.value) return null;
  const { time, pictureUrl } = read.value;
  return { companyId: id, name: company.value.name, time, hasImage: pictureUrl !== null, provenance: provenanceOf(ctx, [read]) };
}

/** A person with all posts and shares; two of one name are two. */
export async function personOf(ctx: Ctx, id: number, companyId: number): Promise<RegistryPerson | null> {
  const read = await readPerson(ctx, id, companyId);
  if (!read.value) return null;
  const { name } = read.value;
  const found = await unlessRefused(readHits(ctx, spelling(name), 1, companyId));
  const namesakes = found?.value.hits.filter((hit) => hit.kind === 'person' && hit.name === name && hit.id !== id).length ?? 0;
  return { id, ...read.value, namesakes, provenance: provenanceOf(ctx, [read]) };
}

/** Who holds a company, whom it holds and who runs it. */
export async function relationsFor(ctx: Ctx, id: number): Promise<RegistryRelations | null> {
  const holders = await readTable(ctx, id, 'holders', 1);
  const investments = await readTable(ctx, id, 'investments', 1);
  const staff = await readTable(ctx, id, 'staff', 1);
  const company = await readCompany(ctx, id);
  if (!company.value) return null;
  const { name, representative } = company.value;
  const graph = relationsOf({ id, name, representative, holders: holders.value, investments: investments.value, staff: staff.value });
  return { companyId: id, name, ...graph, provenance: provenanceOf(ctx, [holders, investments, staff, company]) };
}

/** The scorecard. What the provider does not say now is not known, and does not count. */
export async function scoreFor(ctx: Ctx, id: number): Promise<RegistryScore | null> {
  const enforcements = await unlessUnanswered(readTable(ctx, id, 'enforcements', 1));
  const dishonest = await unlessUnanswered(readTable(ctx, id, 'dishonest', 1));
  const abnormal = await unlessUnanswered(readTable(ctx, id, 'abnormal', 1));
  const company = await readCompany(ctx, id);
  if (!company.value) return null;
  const tables = { enforcements: enforcements?.value ?? null, dishonest: dishonest?.value ?? null, abnormal: abnormal?.value ?? null };
  const parts = scoreParts(scoreFactsOf(company.value, tables, shanghaiDate(ctx.clock.now())));
  const reads = [company, enforcements, dishonest, abnormal].filter((read) => read !== null);
  return { companyId: id, name: company.value.name, score: scoreOf(parts), parts, provenance: provenanceOf(ctx, reads) };
}

const unlessRefused = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof RegistryRefused) return null;
    throw error;
  });

const unlessUnanswered = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof RegistryRefused && error.refusal.reason === 'registry.unanswered') return null;
    throw error;
  });
