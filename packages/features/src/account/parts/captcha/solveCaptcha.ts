import type { CaptchaScene } from '@chippage/api/types';
import type { Challenge } from 'altcha-lib';

/** Gets an answer to the site's captcha. The built-in one works unseen; a vendor's may show itself. */
export interface CaptchaPort {
  /** @throws when no answer can be had */
  solve: (input: { scene: CaptchaScene; signal?: AbortSignal }) => Promise<string>;
}

const MAX_MS = 60_000;

/**
 * Answers a proof-of-work challenge: nothing to see, to hear or to decide. The hashing runs in the browser's own
 * threads (WebCrypto), so the page stays alive; the code for it is fetched only now.
 * @throws when the page is not on a secure origin, or the work takes over a minute
 */
export async function solveProofOfWork(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')]);
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: MAX_MS });
  if (!solution) throw new Error('The proof of work was not finished in time.');
  return `altcha:${btoa(JSON.stringify({ challenge, solution }))}`;
}
