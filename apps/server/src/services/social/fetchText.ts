import { AdapterError } from '../adapterError.ts';

/** More than any of these answers has. */
const MOST_BYTES = 65_536;
const TIMEOUT_MS = 5000;

/** Reads a short answer as UTF-8, whatever type it claims to have. @throws AdapterError for a server that is not well */
export async function fetchText(url: URL): Promise<string> {
  const reply = await fetch(url, { redirect: 'error', headers: { accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = Buffer.from(await reply.arrayBuffer())
    .subarray(0, MOST_BYTES)
    .toString('utf8');
  if (reply.status >= 500) throw new AdapterError('unavailable', `answered ${reply.status}`, `${reply.status}`);
  if (reply.status >= 400) throw new AdapterError('misconfigured', `answered ${reply.status}`, `${reply.status}`);
  return text;
}

/** The object in a JSON text. @throws AdapterError for anything else */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Below.
  }
  throw new AdapterError('unavailable', 'the answer is no JSON object');
}

/** A text of an answer, '' for anything else. */
export const textOf = (answer: Record<string, unknown>, name: string): string => {
  const value = answer[name];
  return typeof value === 'string' ? value : '';
};
