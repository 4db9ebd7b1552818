import { operatorDocumentsQuery } from '@chippage/api/datasheets';
import { DocumentAdmin, documentQueryParams, documentVariables, parseDocumentQuery, useDocumentAdmin } from '@chippage/features/DocumentAdmin';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { operatorPaths } from './operator.paths.ts';

export const loader = prefetch(({ search }) => [wanted(operatorDocumentsQuery, documentVariables(parseDocumentQuery(search)))]);

/** Datasheets, to find, to take down and to restore. */
export default function DocumentAdminRoute() {
  const address = useAddressQuery('documents', parseDocumentQuery, documentQueryParams);
  return <DocumentAdmin {...address} {...useDocumentAdmin(address.query)} getMemberHref={operatorPaths.operatorMember} />;
}
