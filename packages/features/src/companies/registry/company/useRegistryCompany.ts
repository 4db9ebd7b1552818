import { registryCompanyQuery } from '@chippage/api/companies';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import type { RegistryCompany } from '@chippage/api/types';

/** What the register says of a company; null waits. `isMissing`: there is no company of this number. */
export function useRegistryCompany(id: number | null): { company: Loadable<RegistryCompany>; data: RegistryCompany | undefined; isMissing: boolean } {
  const answer = registryCompanyQuery.use(id === null ? null : { id }, { revalidateIfStale: false, revalidateOnFocus: false });
  return { company: toLoadable(answer), data: answer.data, isMissing: answer.error?.status === 404 };
}
