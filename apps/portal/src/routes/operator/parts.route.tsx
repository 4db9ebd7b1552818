import { operatorPartsQuery } from '@chippage/api/datasheets';
import { PartAdmin, parsePartQuery, partQueryParams, partVariables, usePartAdmin } from '@chippage/features/PartAdmin';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { operatorPaths } from './operator.paths.ts';

export const loader = prefetch(({ search }) => [wanted(operatorPartsQuery, partVariables(parsePartQuery(search)))]);

/** Parts, to find and to put right. */
export default function PartAdminRoute() {
  const address = useAddressQuery('parts', parsePartQuery, partQueryParams);
  return <PartAdmin {...address} {...usePartAdmin(address.query)} getPartHref={operatorPaths.operatorPart} />;
}
