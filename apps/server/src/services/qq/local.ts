import type { Clock, Random } from '../../platform/clock.ts';
import { createLocalCodes } from '../social/localCodes.ts';
import type { LocalPerson } from '../social/localPeople.ts';
import type { Qq } from './port.ts';

/** QQ on a developer's machine: a page that asks who to log in as. */
export interface LocalQq extends Qq {
  /** The code that the page sends back. */
  authorize: (person: LocalPerson, redirect: string) => string;
  /** Whether visits began that come back to this address. */
  isRegistered: (redirect: unknown) => redirect is string;
}

/** Address of the page that stands for QQ's. */
export const AUTHORIZE_PATH = '/__dev/oauth/qq/authorize';

/** The whole way of a QQ login, within this process. @param pagesOrigin where the page is */
export function localQq(clock: Clock, random: Random, pagesOrigin: () => string): LocalQq {
  const codes = createLocalCodes('qq', clock, random);
  const registered = new Set<unknown>();
  return {
    async start({ state, redirect }) {
      registered.add(redirect);
      const query = new URLSearchParams({ response_type: 'code', client_id: 'local', redirect_uri: redirect, state, scope: 'get_user_info' });
      return { url: `${pagesOrigin()}${AUTHORIZE_PATH}?${query}` };
    },
    identify: async (code, redirect) => codes.spend(code, redirect),
    authorize: (person, redirect) => codes.issue(person, redirect),
    isRegistered: (redirect): redirect is string => registered.has(redirect),
  };
}

/** Whether QQ is the one of this machine. */
export const isLocalQq = (qq: Qq | null): qq is LocalQq => qq !== null && 'authorize' in qq;
