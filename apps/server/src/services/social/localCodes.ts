import type { Clock, Random } from '../../platform/clock.ts';
import { AdapterError } from '../adapterError.ts';
import type { LocalPerson } from './localPeople.ts';
import type { SocialPerson } from './port.ts';

const LIFE_MS = 10 * 60_000;
/** A developer does not log in so often; more would be a leak. */
const MOST = 1000;

/** The codes of a local provider: each for one person, good once and for ten minutes, as the vendors' are. */
export interface LocalCodes {
  issue: (person: LocalPerson, redirect: string) => string;
  spend: (code: string, redirect: string) => SocialPerson;
}

/** Codes in the memory of this process. */
export function createLocalCodes(provider: 'wx' | 'qq', clock: Clock, random: Random): LocalCodes {
  const codes = new Map<string, { person: LocalPerson; redirect: string; expiresAt: number }>();
  return {
    issue(person, redirect) {
      const code = `${provider}-${random.bytes(16).toString('hex')}`;
      codes.set(code, { person, redirect, expiresAt: clock.now().getTime() + LIFE_MS });
      if (codes.size > MOST) codes.delete(codes.keys().next().value ?? '');
      return code;
    },
    spend(code, redirect) {
      const found = codes.get(code);
      codes.delete(code);
      if (!found || found.expiresAt <= clock.now().getTime() || found.redirect !== redirect)
        throw new AdapterError('rejected', 'invalid code', provider === 'wx' ? '40029' : '100020');
      const { id, nickName, unionId } = found.person;
      return { subject: unionId === null ? `openid:local:${id}` : `${provider}-${unionId}`, nickName, avatarUrl: null };
    },
  };
}
