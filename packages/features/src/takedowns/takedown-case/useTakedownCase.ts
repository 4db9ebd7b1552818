import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { useReplace } from '@chippage/api/query';
import { sendCounter, takedownAgainstQuery, takedownStateQuery } from '@chippage/api/takedowns';
import type { TakedownCaseProps } from './TakedownCase.tsx';

/** Binds `TakedownCase` to the API, for who has the code of a notice. */
export function useTakedownByCode(code: string): TakedownCaseProps & { isMissing: boolean } {
  const reply = takedownStateQuery.use({ code });
  return { takedown: toLoadable(reply), isMissing: reply.error?.status === 404 };
}

/** Binds `TakedownCase` to the API, for the member whose content a notice took down. */
export function useTakedownAgainst(id: number): Required<TakedownCaseProps> & { isMissing: boolean } {
  const client = useApi();
  const replace = useReplace();
  const reply = takedownAgainstQuery.use({ id });
  return {
    takedown: toLoadable(reply),
    isMissing: reply.error?.status === 404,
    onCounter: async (counter) => replace(takedownAgainstQuery, { id }, await sendCounter(counter, { client })),
  };
}
