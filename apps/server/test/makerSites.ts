import type { lookup as systemLookup } from 'node:dns';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { publicLookup } from '../src/services/publicAddress.ts';
import type { Line } from '../src/services/publicRequest.ts';
import { listenOn } from './rawSocket.ts';

/** What a maker's site does with a request; `undefined`: it hangs up. */
export type MakerAnswer = { status: number; headers?: Record<string, string>; body?: string | Uint8Array } | undefined;

/** Makers' sites on this machine, behind names and addresses of the internet. */
export interface MakerSites {
  line: Line;
  /** `HEAD https://maker.example.com/a.pdf`, in their order. */
  asked: string[];
  close: () => Promise<void>;
}

/**
 * Starts them.
 * @param answer By method and whole address.
 * @param resolve What the name server says of a name; each look-up asks again. Empty: it knows no such name.
 */
export async function makerSites(
  answer: (method: string, address: string, headers: IncomingMessage['headers']) => MakerAnswer,
  resolve: (hostname: string) => string[] = () => ['93.184.215.14'],
): Promise<MakerSites> {
  const asked: string[] = [];
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    const address = String(incoming.headers['x-address']);
    asked.push(`${incoming.method} ${address}`);
    const reply = answer(incoming.method ?? '', address, incoming.headers);
    if (!reply) return void incoming.socket.destroy();
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  const port = await listenOn(server);
  const names = ((hostname: string, _options: object, done: (error: Error | null, found: { address: string; family: number }[]) => void) => {
    const found = resolve(hostname);
    done(
      found.length === 0 ? Object.assign(new Error(`no ${hostname}`), { code: 'ENOTFOUND' }) : null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof systemLookup;
  const checked = publicLookup(names);
  return {
    asked,
    line: {
      // The name is looked up and checked as ever; then the connection stays on this machine.
      lookup: (hostname, options, done) =>
        checked(hostname, options, (error) => {
          if (error) done(error, []);
          else if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
          else done(null, '127.0.0.1', 4);
        }),
      request: (address, options) =>
        request({ ...options, hostname: address.hostname, port, path: address.pathname, headers: { ...options.headers, 'x-address': address.href } }),
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
