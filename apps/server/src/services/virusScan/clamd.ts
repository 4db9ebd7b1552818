import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { AdapterError } from '../adapterError.ts';
import type { Outgoing } from '../outgoing.ts';
import type { ScannedFile, VirusScanner } from './port.ts';

/** Where clamd listens. */
type ClamdAddress = { host: string; port: number } | { path: string };

/** The address in `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`; null when it is none. */
export function clamdAddress(url: string): ClamdAddress | null {
  const parsed = URL.parse(url);
  if (parsed?.protocol === 'unix:') return parsed.host === '' && parsed.pathname.length > 1 ? { path: decodeURIComponent(parsed.pathname) } : null;
  if (parsed?.protocol !== 'tcp:' || parsed.hostname === '' || !/^\/?$/.test(parsed.pathname)) return null;
  return { host: parsed.hostname.replace(/^\[|\]$/g, ''), port: Number(parsed.port || 3310) };
}

/** Scans with clamd's INSTREAM over a connection for each file, which ends after `timeoutMs` at the latest. */
export function clamd(address: ClamdAddress, outgoing: Outgoing, timeoutMs: number): VirusScanner {
  return {
    scan: (file) =>
      outgoing('scan', async () => {
        const reply = await ask(address, file, AbortSignal.timeout(timeoutMs));
        if (reply === 'stream: OK') return null;
        const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
        // A file beyond clamd's StreamMaxLength is not scanned, and what was not scanned is not taken.
        if (found === undefined) throw new AdapterError(reply.endsWith('ERROR') ? 'misconfigured' : 'unavailable', `clamd answered: ${reply.slice(0, 100)}`);
        return found;
      }),
  };
}

async function ask(address: ClamdAddress, file: ScannedFile, signal: AbortSignal): Promise<string> {
  const socket = connect({ ...address, signal });
  socket.on('error', () => undefined);
  let isAnswered = false;
  const reply = text(socket).finally(() => (isAnswered = true));
  reply.catch(() => undefined);
  try {
    for await (const piece of framed(file)) {
      // It answers early when the file is too long for it.
      if (isAnswered) break;
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain', { signal }), reply]);
    }
    return (await reply).replace(/\0[^]*$/, '').trim();
  } catch (error) {
    throw signal.aborted ? new AdapterError('timeout', 'clamd did not answer in time', null, { cause: error }) : error;
  } finally {
    socket.destroy();
  }
}

/** The command, each piece after its length, and a length of zero as the end. */
async function* framed(file: ScannedFile): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  const pieces: AsyncIterable<Uint8Array> | Uint8Array[] = file instanceof Uint8Array ? [file] : createReadStream(file.path);
  for await (const piece of pieces) {
    if (piece.byteLength === 0) continue;
    yield lengthOf(piece.byteLength);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
