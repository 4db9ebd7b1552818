import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { redact } from './redact.ts';

/**
 * The server's log: one JSON object a line on stdout, masked. JSON escapes newlines, so nothing that a visitor sends
 * can begin a line of its own.
 * @param stream Where lines go; a test collects them.
 */
export function createLog(level: string, stream?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // Headers are not logged at all: cookies and tokens live there.
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({ method: request.method, url: request.url.slice(0, 500), ip: request.ip }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    hooks: { streamWrite: redact },
  };
  return stream ? pino(options, stream) : pino(options);
}
