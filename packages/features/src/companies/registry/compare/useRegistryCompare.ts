import { registrySearchQuery } from '@chippage/api/companies';
import { toLoadable } from '@chippage/api/loadable';
import { useRegistryCompany } from '../company/useRegistryCompany.ts';
import { useRegistryScore } from '../score/useRegistryScore.ts';
import { companyCheckVariables } from '../search/useCompanyCheck.ts';
import type { CompareQuery } from './compareQuery.ts';
import type { RegistryComparePageProps } from './RegistryComparePage.tsx';

/** The companies that are compared, and what words find to choose another one. */
export function useRegistryCompare({ ids, keywords }: CompareQuery): Pick<RegistryComparePageProps, 'companies' | 'hits'> {
  const [first = null, second = null] = ids;
  const [a, b] = [useRegistryCompany(first), useRegistryCompany(second)];
  const scores = [useRegistryScore(second === null ? null : first), useRegistryScore(second)] as const;
  const isChoosing = keywords !== '' && second === null;
  const hits = registrySearchQuery.use(isChoosing ? companyCheckVariables(keywords, 1) : null, { revalidateIfStale: false });
  return {
    companies: [
      { company: a.value, score: scores[0] },
      { company: b.value, score: scores[1] },
    ].slice(0, ids.length),
    hits: isChoosing ? toLoadable(hits) : null,
  };
}
