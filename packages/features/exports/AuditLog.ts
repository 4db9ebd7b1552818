/** Who did what. */
export { AuditLog, type AuditLogProps } from '../src/operator/audit-log/AuditLog.tsx';
export { type AuditQuery, auditQueryParams, auditVariables, parseAuditQuery } from '../src/operator/audit-log/auditQuery.ts';
export { useAuditLog } from '../src/operator/audit-log/useAuditLog.ts';
export { auditLogMessages } from '../src/operator/audit-log/messages.ts';
