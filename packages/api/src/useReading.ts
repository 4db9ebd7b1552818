import useSWR from 'swr';
import type { SWRResponse } from 'swr';
import { useApi } from './clientContext.ts';
import type { ApiError } from './errors.ts';
import type { Mutation, UseOptions } from './query.ts';

/**
 * Reads through a call that is a POST in the contract only because its question is too long for an address, for as long
 * as the component is there; null waits.
 */
export function useReading<Vars, Answer>(call: Mutation<Vars, Answer>, vars: Vars | null, options?: UseOptions<Answer>): SWRResponse<Answer, ApiError> {
  const client = useApi();
  return useSWR<Answer, ApiError>(vars === null ? null : [`POST ${call.id}`, vars], vars === null ? null : () => call(vars, { client }), options);
}
