import { enterpriseStatusQuery, requiredDataQuery } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import Cookies from 'js-cookie';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { enterpriseStatusAtom } from '../atoms/sharedState.ts';

/** Cookie that keeps whether the member's data are complete. */
const COMPLETE = 'perfectInformation';

/** Asks once a login what the frame shows of a member. Each is worth a try of its own: what fails is simply not shown. */
export function useMemberFacts(memberId: number): void {
  const client = useApi();
  const setStatus = useSetAtom(enterpriseStatusAtom);
  useEffect(() => {
    const stop = new AbortController();
    const options = { client, signal: stop.signal };
    const quiet = () => undefined;
    enterpriseStatusQuery.fetch({}, options).then(({ status }) => setStatus(status), quiet);
    requiredDataQuery
      .fetch({}, options)
      .then(({ isComplete }) => void Cookies.set(COMPLETE, String(isComplete), { path: '/', sameSite: 'lax', secure: location.protocol === 'https:' }), quiet);
    return () => {
      stop.abort();
      setStatus(undefined);
    };
  }, [client, memberId, setStatus]);
}
