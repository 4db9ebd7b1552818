import type { Options } from '@node-rs/argon2';
import { openThread } from '../platform/thread.ts';
import { loginBusyFailure } from './account.errors.ts';
import { createFairQueue } from '../platform/fairQueue.ts';

/** OWASP's smaller setting for argon2id; about 20 ms on a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/** Two threads that do nothing else, a short queue in which networks take turns, and beyond it a quick "later". */
const RUNNING = 2;
const WAITING = 16;

const openHashing = () => openThread<HashingJob, string | boolean>(new URL('passwords.worker.ts', import.meta.url));
/** Apart from the threads that files, DNS and packing share: however busy those are, logins are answered. */
const threads = Array.from({ length: RUNNING }, openHashing);
let turn = 0;
const ask = (job: HashingJob) => threads[(turn += 1) % RUNNING]?.ask(job);

/** What a hashing thread is asked: a new hash, or whether a stored one is of this password. */
export interface HashingJob {
  pwd: string;
  options: Options;
  stored?: string;
}

/** Hashes and checks passwords; what comes in is the client's SHA-256 hex, never typed text. `place`: whose turn it is. */
export interface Passwords {
  hash: (pwd: string, place?: string) => Promise<string>;
  /** Takes as long for a member without a password, or no member at all, as for a wrong one. */
  matches: (stored: string | null, pwd: string, place?: string) => Promise<boolean>;
}

/** @param pepper Mixed into every hash; without it a stolen table cannot be guessed against. */
export function createPasswords(pepper: Buffer): Passwords {
  const inTurn = createFairQueue({ running: RUNNING, waiting: WAITING, busy: loginBusyFailure });
  const options = { ...cost, secret: pepper };
  const hash = async (pwd: string) => String(await ask({ pwd, options }));
  let decoy: Promise<string> | undefined;
  return {
    hash: (pwd, place = '') => inTurn(place, () => hash(pwd)),
    matches: (stored, pwd, place = '') =>
      inTurn(place, async () => {
        const target = stored ?? (await (decoy ??= hash('a password that nobody has')));
        const isRight = (await ask({ pwd, options, stored: target })) === true;
        return isRight && stored !== null;
      }),
  };
}
