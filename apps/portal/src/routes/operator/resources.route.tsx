import { operatorResourcesQuery } from '@chippage/api/resources';
import { parseResourceAdminQuery, ResourceAdmin, resourceAdminParams, resourceAdminVariables, useResourceAdmin } from '@chippage/features/ResourceAdmin';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(({ search }) => [wanted(operatorResourcesQuery, resourceAdminVariables(parseResourceAdminQuery(search)))]);

/** Technical resources, to find, to take down and to restore. */
export default function ResourceAdminRoute() {
  const address = useAddressQuery('resources', parseResourceAdminQuery, resourceAdminParams);
  return <ResourceAdmin {...address} {...useResourceAdmin(address.query)} />;
}
