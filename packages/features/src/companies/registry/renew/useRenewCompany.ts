import { useApi } from '@chippage/api/ApiProvider';
import {
  registryCompanyQuery,
  registryRecordsQuery,
  registryRelationsQuery,
  registryRiskQuery,
  registryScoreQuery,
  renewRegistry,
} from '@chippage/api/companies';
import { useInvalidate, useReplace } from '@chippage/api/query';
import type { RenewCompanyProps } from './RenewCompany.tsx';

/** Asks the provider again about a company; everything that is shown of it is read again. */
export function useRenewCompany({ id, isMember }: { id: number; isMember: boolean }): Pick<RenewCompanyProps, 'onRenew'> {
  const client = useApi();
  const replace = useReplace();
  const invalidate = useInvalidate();
  const renew = async () => {
    replace(registryCompanyQuery, { id }, await renewRegistry({ id }, { client }));
    await Promise.all([registryRecordsQuery, registryScoreQuery, registryRelationsQuery, registryRiskQuery].map(invalidate));
  };
  return { onRenew: isMember ? renew : undefined };
}
