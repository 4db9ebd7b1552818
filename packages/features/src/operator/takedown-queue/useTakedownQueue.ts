import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { operatorOverviewQuery } from '@chippage/api/operator';
import { useInvalidate } from '@chippage/api/query';
import { decideTakedown, operatorTakedownsQuery } from '@chippage/api/takedowns';
import type { TakedownQueueProps } from './TakedownQueue.tsx';
import { type TakedownQuery, takedownVariables } from './takedownQuery.ts';

/** Binds the notices to their calls. After a decision the list and the counts are read again. */
export function useTakedownQueue(query: TakedownQuery): Pick<TakedownQueueProps, 'takedowns' | 'onDecide'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    takedowns: toLoadable(operatorTakedownsQuery.use(takedownVariables(query))),
    onDecide: async (decision) => {
      await decideTakedown(decision, { client });
      void Promise.all([invalidate(operatorTakedownsQuery), invalidate(operatorOverviewQuery)]);
    },
  };
}
