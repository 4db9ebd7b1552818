import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { loggedUrl } from './loggedUrl.ts';
import { redact } from './redact.ts';
import { safeError } from './safeError.ts';

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
      req: (request: { method: string; url: string; ip?: string }) => ({ method: request.method, url: loggedUrl(request.url), ip: request.ip }),
      err: (error: unknown) => safeError(error),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    hooks: { streamWrite: redact },
  };
  return pino(options, stream ?? standardOutput());
}

/** A terminal that was closed takes no more lines; that must not end a portal that is stopping in order. */
function standardOutput(): DestinationStream {
  const out = pino.destination(1);
  out.on('error', () => undefined);
  return out;
}
