import { hash, verify } from '@node-rs/argon2';
import { loginBusyFailure } from './account.errors.ts';

/** OWASP's smaller setting for argon2id; about 20 ms on a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing shares its threads with files and DNS: two at a time, a short queue, and beyond it a quick "later". */
const RUNNING = 2;
const WAITING = 16;

/** Hashes and checks passwords; what comes in is the client's SHA-256 hex, never typed text. */
export interface Passwords {
  hash: (pwd: string) => Promise<string>;
  /** Takes as long for a member without a password, or no member at all, as for a wrong one. */
  matches: (stored: string | null, pwd: string) => Promise<boolean>;
}

/** @param pepper Mixed into every hash; without it a stolen table cannot be guessed against. */
export function createPasswords(pepper: Buffer): Passwords {
  const gate = createGate(RUNNING, WAITING);
  const options = { ...cost, secret: pepper };
  let decoy: Promise<string> | undefined;
  return {
    hash: (pwd) => gate(() => hash(pwd, options)),
    matches: (stored, pwd) =>
      gate(async () => {
        const target = stored ?? (await (decoy ??= hash('a password that nobody has', options)));
        const isRight = await verify(target, pwd, { secret: pepper });
        return isRight && stored !== null;
      }),
  };
}

function createGate(running: number, waiting: number) {
  let free = running;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) {
      if (queue.length >= waiting) throw loginBusyFailure();
      await new Promise<void>((go) => queue.push(go));
    } else {
      free -= 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
