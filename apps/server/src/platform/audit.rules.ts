import { widerNetworkOf } from './budget.ts';

/** A fact for the audit trail. */
export interface AuditFact {
  event: string;
  outcome: 'ok' | 'refused' | 'failed';
  memberId?: number | null;
  detail?: Record<string, string | number | null>;
}

const HOUR = 3_600_000;

/**
 * Whether facts like this one share a row. What is refused to somebody without a session can be repeated at no cost, and
 * so can a call beyond the budget; a row for each would fill the disk.
 */
export const isCounted = ({ event, outcome, memberId = null }: AuditFact): boolean => outcome !== 'ok' && (memberId === null || event === 'rate.limit');

/** Where facts that share a row come from, and what they have in common: event, outcome, whose, network, hour. */
export function sharedBy({ event, outcome, memberId = null }: AuditFact, ip: string, now: Date): { ip: string; countKey: string } {
  const network = widerNetworkOf(ip);
  return { ip: network, countKey: [event, outcome, memberId ?? '', network, Math.floor(now.getTime() / HOUR)].join(' ') };
}
