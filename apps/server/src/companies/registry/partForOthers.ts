import { notFound } from '../../platform/errors.ts';
import type { Platform } from '../../platform/context.ts';
import type { CompanyFact } from '../../services/companyFacts/port.ts';
import type { RegistryPart, WatchedBlock } from '../registryPart.ts';
import { dropAnswers } from './answers.queries.ts';
import { RegistryRefused } from './registry.errors.ts';
import { countForSite, readCompanyForSite } from './registryRead.ts';

/** Null where the provider does not answer. */
const unlessSilent = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof RegistryRefused) return null;
    throw error;
  });

/** A company's facts; null: the provider does not answer. @throws Failure 404 where there is no such company */
async function factsOfCompany(platform: Platform, companyId: number): Promise<CompanyFact | null> {
  const read = await unlessSilent(readCompanyForSite(platform, companyId));
  if (read && !read.value) throw notFound('公司');
  return read?.value ?? null;
}

/** The registry for watches and corrections. What is read for them is the site's own reading and nobody's query. */
export const registryPart: RegistryPart = {
  async readWatchedFacts(platform, companyId) {
    const facts = await factsOfCompany(platform, companyId);
    if (!facts) return null;
    const { name, creditCode, state, stateText, representative, capital, address } = facts;
    const count = (block: WatchedBlock) => unlessSilent(countForSite(platform, companyId, block));
    const counts = {
      enforcements: await count('enforcements'),
      dishonest: await count('dishonest'),
      abnormal: await count('abnormal'),
      penalties: await count('penalties'),
    };
    return { name, creditCode, state, stateText, representative: representative?.name ?? null, capital, address, counts };
  },
  nameOfCompany: async (platform, companyId) => (await factsOfCompany(platform, companyId))?.name ?? null,
  forgetCompany: (tx, companyId) => dropAnswers(tx, companyId),
};
