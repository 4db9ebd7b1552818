import type { Challenge } from 'altcha-lib';

/**
 * Reads the challenge that the contract passes through as it is.
 * @throws when it is not one, so that a broken answer does not hash for a minute
 */
export function challengeOf(value: Readonly<Record<string, unknown>>): Challenge {
  const { parameters, signature } = value;
  if (typeof parameters !== 'object' || parameters === null || typeof signature !== 'string')
    throw new Error('The captcha sent something that is not a challenge.');
  if (!('nonce' in parameters && 'salt' in parameters && 'cost' in parameters && 'keyPrefix' in parameters))
    throw new Error('The captcha sent a challenge without its parameters.');
  return value as unknown as Challenge;
}
