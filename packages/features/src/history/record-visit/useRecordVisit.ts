import { addHistory, historyListQuery } from '@chippage/api/history';
import type { HistoryType } from '@chippage/api/types';
import { useRecordOnce } from './useRecordOnce.ts';

export interface VisitOptions {
  /** Who looks; undefined for a visitor, of whom nothing is written. */
  memberId: number | undefined;
  type: HistoryType;
  /** Undefined while it is not known. */
  id: number | undefined;
}

/** Writes down that the member looked at something. */
export function useRecordVisit({ memberId, type, id }: VisitOptions): void {
  const isKnown = memberId !== undefined && id !== undefined;
  useRecordOnce(isKnown ? `${memberId} ${type} ${id}` : null, (client) => addHistory({ type, id: id ?? 0 }, { client }), historyListQuery);
}
