import { operatorTakedownsQuery } from '@chippage/api/takedowns';
import { parseTakedownQuery, takedownQueryParams, TakedownQueue, takedownVariables, useTakedownQueue } from '@chippage/features/TakedownQueue';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { useAddressQuery } from './useAddressQuery.ts';

export const loader = prefetch(({ search }) => [wanted(operatorTakedownsQuery, takedownVariables(parseTakedownQuery(search)))]);

/** Notices that content infringes rights. */
export default function TakedownQueueRoute() {
  const address = useAddressQuery('takedowns', parseTakedownQuery, takedownQueryParams);
  return <TakedownQueue {...address} {...useTakedownQueue(address.query)} />;
}
