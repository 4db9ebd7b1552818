import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Keys of this installation; each 32 bytes or more. */
export interface Secrets {
  /** Mixed into every password hash, so that a stolen database alone cannot be guessed against. */
  passwordPepper: Buffer;
  /** Signs captcha challenges and keys the hashes of one-time codes. */
  signingKey: Buffer;
}

/** Environment names of the secrets. */
export const secretNames = { passwordPepper: 'PASSWORD_PEPPER', signingKey: 'SIGNING_KEY' } as const;

/** Secrets of the environment, or, where it has none, generated ones in the data folder that only its owner can read. */
export function readSecrets(env: Record<string, string | undefined>, dataDir: string): Secrets {
  const stored = () => generated(dataDir);
  const secret = (name: keyof Secrets) => {
    const given = env[secretNames[name]];
    return given ? Buffer.from(given, 'utf8') : Buffer.from(stored()[name] ?? '', 'base64url');
  };
  return { passwordPepper: secret('passwordPepper'), signingKey: secret('signingKey') };
}

function generated(dataDir: string): Record<string, string> {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  mkdirSync(dataDir, { recursive: true });
  const fresh = Object.fromEntries(Object.keys(secretNames).map((name) => [name, randomBytes(32).toString('base64url')]));
  const draft = openSync(`${file}.new`, 'w', 0o600);
  writeSync(draft, JSON.stringify(fresh));
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.new`, file);
  return fresh;
}
