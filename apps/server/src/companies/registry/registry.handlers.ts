import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { companyOf, personOf, relationsFor, reportOf, riskOf, scoreFor, snapshotOf } from './companyViews.ts';
import { budgetOf } from './quota.ts';
import { readRecords } from './records.ts';
import { RegistryRefused } from './registry.errors.ts';
import { readCompany } from './registryRead.ts';
import { renewCompany } from './renew.ts';
import { searchRegistry } from './search.ts';
import { snapshotFile } from './snapshotFile.ts';

type RegistryOperation =
  | 'registrySearch'
  | 'registryCompany'
  | 'registryRecords'
  | 'registryRisk'
  | 'registryReport'
  | 'registrySnapshot'
  | 'registrySnapshotImage'
  | 'registryPerson'
  | 'registryRelations'
  | 'registryScore'
  | 'registryBudget'
  | 'renewRegistry';

/** Answers with what a reading gives, or with why it was refused. */
async function answered<T>(read: () => Promise<T | null>, what = '公司') {
  try {
    const found = await read();
    if (found === null) throw notFound(what);
    return one(found);
  } catch (error) {
    if (error instanceof RegistryRefused) return error.refusal;
    throw error;
  }
}

/** Facts of registered companies, from a provider or from what is kept of its answers. */
export const registryHandlers = {
  registrySearch: (ctx, { keywords, ...size }) => answered(() => searchRegistry(ctx, keywords, size)),
  registryCompany: (ctx, { id }) => answered(async () => companyOf(ctx, await readCompany(ctx, id))),
  registryRecords: (ctx, wish) => answered(() => readRecords(ctx, wish)),
  registryRisk: (ctx, { id }) => answered(() => riskOf(ctx, id)),
  registryReport: (ctx, { id, year }) => answered(() => reportOf(ctx, id, year), '年报'),
  registrySnapshot: (ctx, { id }) => answered(() => snapshotOf(ctx, id)),
  registrySnapshotImage: (ctx, { id }) => snapshotFile(ctx, id),
  registryPerson: (ctx, { id, companyId }) => answered(() => personOf(ctx, id, companyId), '人员'),
  registryRelations: (ctx, { id }) => answered(() => relationsFor(ctx, id)),
  registryScore: (ctx, { id }) => answered(() => scoreFor(ctx, id)),
  registryBudget: async (ctx) => one(await budgetOf(ctx)),
  renewRegistry: (ctx, { id }) => answered(() => renewCompany(ctx, id)),
} satisfies Handlers<RegistryOperation>;
