import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A vendor that answers on this machine. */
export interface StandIn {
  /** Host and port, as the SDKs take an endpoint. */
  endpoint: string;
  close: () => Promise<void>;
}

/** One request as the vendor sees it. */
export interface VendorRequest {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
}

/** What the vendor does: answers, hangs, or hangs up. */
export type VendorAnswer = { status: number; body: unknown } | { status: number; text: string; type: string } | 'hang' | 'reset';

/** Starts a stand-in on a free port. */
export async function listen(answer: (request: VendorRequest) => VendorAnswer): Promise<StandIn> {
  const server = createServer((request, response) => void handle(request, response, answer));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    endpoint: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function handle(request: IncomingMessage, response: ServerResponse, answer: (request: VendorRequest) => VendorAnswer): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const reply = answer({ method: request.method ?? '', path, query, headers, body });
  if (reply === 'hang') return;
  if (reply === 'reset') {
    request.socket.destroy();
    return;
  }
  if ('text' in reply) response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.text);
  else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
}
