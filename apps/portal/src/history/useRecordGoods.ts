import { useApi } from '@chippage/api/ApiProvider';
import { addAgentHistory, agentHistoryListQuery } from '@chippage/api/history';
import { useInvalidate } from '@chippage/api/query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { memberAtom } from '../atoms/sessionAtom.ts';

/** Writes down that the member looked at goods of a merchant. Of a visitor nothing is written. @param id undefined while it is not known. */
export function useRecordGoods(id: number | undefined): void {
  const client = useApi();
  const invalidate = useInvalidate();
  const memberId = useAtomValue(memberAtom)?.id;
  const written = useRef('');
  useEffect(() => {
    const visit = `${memberId} ${id}`;
    if (memberId === undefined || id === undefined || written.current === visit) return;
    written.current = visit;
    addAgentHistory({ mallGoodsId: id }, { client }).then(
      () => invalidate(agentHistoryListQuery),
      () => undefined,
    );
  });
}
