import { auditLogQuery } from '@chippage/api/operator';
import { AuditLog, parseAuditQuery, auditQueryParams, auditVariables, useAuditLog } from '@chippage/features/AuditLog';
import { OperatorPage } from './OperatorPage.tsx';
import { operatorLoader } from './operatorLoader.ts';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';

export const loader = operatorLoader(({ search }) => [wanted(auditLogQuery, auditVariables(parseAuditQuery(search)))]);

/** Who did what. */
export default function AuditLogRoute() {
  return (
    <OperatorPage section="audit">
      <BoundAuditLog />
    </OperatorPage>
  );
}

function BoundAuditLog() {
  const address = useAddressQuery('audit', parseAuditQuery, auditQueryParams);
  return <AuditLog {...address} {...useAuditLog(address.query)} />;
}
