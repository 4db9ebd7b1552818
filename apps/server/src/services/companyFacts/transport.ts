import { AdapterError, type AdapterErrorKind } from '../adapterError.ts';

/** What a call names: whose facts, and which page. */
export type Params = Readonly<Record<string, string>>;

/** Sends one call to the provider and gives its whole answer, unread. @throws AdapterError when there is none */
export type Send = (path: string, params: Params) => Promise<unknown>;

/** Asks the provider; null: it has nothing. @throws AdapterError */
export type Ask = (path: string, params: Params) => Promise<unknown>;

const OK = 0;
const NOTHING_FOUND = 300_000;
const TOO_FAST = 300_004;
/** Somebody has to look at the account: no right, no money, no calls left, unknown token, ended, wrong address. */
const ACCOUNT = new Set([300_002, 300_003, 300_005, 300_006, 300_007, 300_009, 300_010, 300_011]);

/** How long to wait before the one further try of a call that came too fast. */
const LATER_MS = 1200;

const kindOf = (code: number): AdapterErrorKind => {
  if (code === TOO_FAST) return 'rate_limited';
  return ACCOUNT.has(code) ? 'misconfigured' : 'unavailable';
};

/** The result of an answer `{ error_code, reason, result }`. @throws AdapterError for everything but a result or nothing */
function readAnswer(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('error_code' in answer)) throw new AdapterError('unavailable', 'the answer has no error code');
  const code = Number(answer.error_code);
  if (code === NOTHING_FOUND) return null;
  if (code === OK) return 'result' in answer ? answer.result : null;
  const reason = 'reason' in answer ? String(answer.reason).slice(0, 100) : '';
  throw new AdapterError(kindOf(code), `answered ${code} ${reason}`, `${code}`);
}

/** Asks by calls; one that came too fast is tried once more after a while. */
export function createAsk(send: Send, wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms))): Ask {
  return async (path, params) => {
    try {
      return readAnswer(await send(path, params));
    } catch (error) {
      if (!(error instanceof AdapterError) || error.vendorCode !== `${TOO_FAST}`) throw error;
      await wait(LATER_MS);
      return readAnswer(await send(path, params));
    }
  };
}
