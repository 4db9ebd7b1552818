import { listeningOrigin } from '@chippage/server/origin';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/**
 * Lets the pages that stand for vendors listen on the loopback: on DEV_PORT, or else on the port after the portal's,
 * or, when somebody has that, on any. @returns their origin
 */
export async function listenForDeveloper(app: FastifyInstance, { host, port, developerPort }: Settings): Promise<string> {
  const loopback = host.includes(':') ? '::1' : '127.0.0.1';
  const wanted = developerPort ?? (port === 0 || port === 65_535 ? 0 : port + 1);
  try {
    await app.listen({ host: loopback, port: wanted });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || developerPort !== undefined) throw error;
    await app.listen({ host: loopback, port: 0 });
  }
  return listeningOrigin(app.server);
}
