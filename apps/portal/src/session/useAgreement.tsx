import { staticPageQuery } from '@chippage/api/site';
import { Prose } from '@chippage/features/Prose';
import type { ReactNode } from 'react';

/** The user agreement as the operator wrote it; undefined until it is there, and the clauses that every site has stand in. */
export function useAgreement(isWanted: boolean): ReactNode {
  const { data } = staticPageQuery.use(isWanted ? { key: 'agreement' } : null, { revalidateIfStale: false });
  return data && <Prose blocks={data.blocks} />;
}
