import { ownEnterpriseQuery } from '@chippage/api/enterprise';
import { type Loadable, mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { OwnEnterprise } from '@chippage/api/types';

/** The company that the member acts for; null: none. */
export function useOwnCompany(): Loadable<OwnEnterprise | null> {
  return mapLoadable(toLoadable(ownEnterpriseQuery.use({})), ({ company }) => company);
}
