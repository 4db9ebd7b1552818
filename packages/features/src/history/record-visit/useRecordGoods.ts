import { addAgentHistory, agentHistoryListQuery } from '@chippage/api/history';
import { useRecordOnce } from './useRecordOnce.ts';
import type { VisitOptions } from './useRecordVisit.ts';

/** Writes down that the member looked at goods of a merchant. */
export function useRecordGoods({ memberId, id }: Omit<VisitOptions, 'type'>): void {
  const isKnown = memberId !== undefined && id !== undefined;
  useRecordOnce(isKnown ? `${memberId} ${id}` : null, (client) => addAgentHistory({ mallGoodsId: id ?? 0 }, { client }), agentHistoryListQuery);
}
