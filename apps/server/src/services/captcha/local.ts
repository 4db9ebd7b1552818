import { createHmac } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock, Random } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { spendNonce } from './captcha.queries.ts';
import type { Captcha, CaptchaScene } from './port.ts';
import { isWithinLife } from '../../platform/rateLimits.rules.ts';

const PREFIX = 'altcha:';
const LIFE_SECONDS = 20 * 60;
/** Rounds of PBKDF2 for one guess; with 100–300 guesses a browser works a quarter of a second, unseen. */
const COST = 5000;

interface LocalCaptchaOptions {
  db: Db;
  clock: Clock;
  random: Random;
  signingKey: Buffer;
}

/** A proof of work of our own (ALTCHA v2): nothing to see, to hear or to solve, and nothing from outside. */
export function localCaptcha({ db, clock, random, signingKey }: LocalCaptchaOptions): Captcha {
  // A key for each scene, so that an answer for one does not verify for another.
  const secretsOf = (scene: CaptchaScene) => {
    const derive = (use: string) => createHmac('sha256', signingKey).update(`captcha\0${use}\0${scene}`).digest('hex');
    return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') };
  };
  return {
    async challenge(scene) {
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + LIFE_SECONDS;
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: 100 + random.int(200),
        expiresAt,
        deriveKey,
        data: { scene },
        ...secretsOf(scene),
      });
      return { kind: 'local', challenge: { ...challenge } };
    },
    async verify(param, scene) {
      const payload = parse(param);
      if (!payload) return { ok: false, code: 'F003' };
      const { nonce, expiresAt, data, cost, algorithm } = payload.challenge.parameters;
      if (data?.['scene'] !== scene) return { ok: false, code: 'F012' };
      // The signature covers both; checked first so that nobody makes us work with a cost of their choice.
      if (cost !== COST || algorithm !== 'PBKDF2/SHA-256') return { ok: false, code: 'F003' };
      if (!expiresAt || expiresAt * 1000 < clock.now().getTime()) return { ok: false, code: 'expired' };
      const result = await verifySolution({ ...payload, deriveKey, ...secretsOf(scene) }).catch(() => null);
      if (!result?.verified) return { ok: false, code: 'F001' };
      // Its end is true; one from a time to come was made before the clock was set back.
      if (!isWithinLife(new Date(expiresAt * 1000), LIFE_SECONDS * 1000, clock.now())) return { ok: false, code: 'expired' };
      return (await spendNonce(db, nonce, new Date(expiresAt * 1000))) ? { ok: true } : { ok: false, code: 'F008' };
    },
  };
}

/** Reads the widget's answer; anything that has not its shape is null. */
function parse(param: string): Payload | null {
  try {
    const text = Buffer.from(param.startsWith(PREFIX) ? param.slice(PREFIX.length) : param, 'base64').toString('utf8');
    const payload: unknown = JSON.parse(text);
    return isPayload(payload) ? payload : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isPayload(value: unknown): value is Payload {
  if (!isObject(value) || !isObject(value['challenge']) || !isObject(value['solution'])) return false;
  const { challenge, solution } = value;
  const parameters = challenge['parameters'];
  const isChallenge =
    isObject(parameters) && typeof parameters['nonce'] === 'string' && parameters['nonce'].length <= 128 && typeof challenge['signature'] === 'string';
  return isChallenge && typeof solution['counter'] === 'number' && typeof solution['derivedKey'] === 'string';
}
