import { toLoadable } from '@chippage/api/loadable';
import { auditLogQuery } from '@chippage/api/operator';
import type { AuditLogProps } from './AuditLog.tsx';
import { type AuditQuery, auditVariables } from './auditQuery.ts';

/** Binds the log to its call. */
export function useAuditLog(query: AuditQuery): Pick<AuditLogProps, 'log' | 'isRefreshing'> {
  const answer = auditLogQuery.use(auditVariables(query), { keepPreviousData: true });
  return { log: toLoadable(answer), isRefreshing: answer.isLoading && answer.data !== undefined };
}
