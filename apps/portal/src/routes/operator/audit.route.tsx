import { auditLogQuery } from '@chippage/api/operator';
import { AuditLog, parseAuditQuery, auditQueryParams, auditVariables, useAuditLog } from '@chippage/features/AuditLog';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(({ search }) => [wanted(auditLogQuery, auditVariables(parseAuditQuery(search)))]);

/** Who did what. */
export default function AuditLogRoute() {
  const address = useAddressQuery('audit', parseAuditQuery, auditQueryParams);
  return <AuditLog {...address} {...useAuditLog(address.query)} />;
}
