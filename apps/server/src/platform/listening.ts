import type { Server } from 'node:net';

/**
 * The origin of the address that a web server listens on, never of what a request claims. A server on all addresses is
 * reached by the loopback one; one that does not listen yet answers as `localhost`.
 */
export function listeningOrigin(server: Pick<Server, 'address'>): string {
  const address = server.address();
  if (address === null || typeof address === 'string') return 'http://localhost';
  const host = address.address === '0.0.0.0' ? '127.0.0.1' : address.address === '::' ? '::1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
