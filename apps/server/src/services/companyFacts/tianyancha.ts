import { AdapterError } from '../adapterError.ts';
import type { Outgoing } from '../outgoing.ts';
import type { Send } from './transport.ts';

/** Where the provider is asked, and as whom. */
export interface TianyanchaSettings {
  /** Raw, without a scheme before it; never leaves the server. */
  token: string;
  /** @default the provider's own */
  origin?: string;
  /** For one answer. @default 8000 */
  timeoutMs?: number;
}

/** More than any page of twenty rows has. */
const MOST_BYTES = 4_000_000;

/** Below `/services/open/`, but for the few of another version: `v4/open/judicial`. */
const addressOf = (origin: string, path: string) => new URL(`/services/${path.startsWith('v4/') ? path : `open/${path}`}`, origin);

/** Reads an answer as UTF-8, and no more than it may have. @throws AdapterError */
async function readBody({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new AdapterError('unavailable', `more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Calls of Tianyancha's open API. @see https://open.tianyancha.com */
export function tianyanchaCalls({ token, origin = 'https://open.api.tianyancha.com', timeoutMs = 8000 }: TianyanchaSettings, outgoing: Outgoing): Send {
  return (path, params) =>
    outgoing(path, async () => {
      const address = addressOf(origin, path);
      for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
      const reply = await fetch(address, {
        redirect: 'error',
        headers: { authorization: token, accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!reply.ok) {
        await reply.body?.cancel();
        throw new AdapterError(reply.status === 401 || reply.status === 403 ? 'misconfigured' : 'unavailable', `answered ${reply.status}`, `${reply.status}`);
      }
      const text = await readBody(reply);
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new AdapterError('unavailable', 'the answer is no JSON');
      }
    });
}
