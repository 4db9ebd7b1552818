import { useApi } from '@chippage/api/ApiProvider';
import { addHistory, historyListQuery } from '@chippage/api/history';
import { useInvalidate } from '@chippage/api/query';
import type { HistoryType } from '@chippage/api/types';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { memberAtom } from '../atoms/sessionAtom.ts';

/** Writes down that the member looked at something. Of a visitor nothing is written. @param id undefined while it is not known. */
export function useRecordVisit(type: HistoryType, id: number | undefined): void {
  const client = useApi();
  const invalidate = useInvalidate();
  const memberId = useAtomValue(memberAtom)?.id;
  const written = useRef('');
  useEffect(() => {
    const visit = `${memberId} ${type} ${id}`;
    if (memberId === undefined || id === undefined || written.current === visit) return;
    written.current = visit;
    addHistory({ type, id }, { client }).then(
      () => invalidate(historyListQuery),
      () => undefined,
    );
  });
}
