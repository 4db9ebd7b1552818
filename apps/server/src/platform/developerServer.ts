import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { fastifyOptions } from './fastifyOptions.ts';
import { registerGracefulClose } from './gracefulClose.ts';
import { namesThisMachine } from './isLocal.ts';

/** Whether pages stand for vendors or show what vendors would have sent. Never in production, whatever is allowed there. */
function hasDeveloperPages({ isProduction, sms, mail, wx, qq, pay }: Config): boolean {
  return !isProduction && [sms, mail, wx, qq, pay].includes('local');
}

/**
 * The web server of those pages. It has a listener of its own on the loopback: the portal's may stand behind a proxy that
 * looks like the person at this machine.
 */
export function createDeveloperServer(config: Config, log: FastifyBaseLogger): FastifyInstance | null {
  if (!hasDeveloperPages(config)) return null;
  const app = Fastify({ ...fastifyOptions(config, log), trustProxy: false });
  registerGracefulClose(app);
  app.addHook('onRequest', async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    const isForeign = request.method !== 'GET' && site !== undefined && site !== 'same-origin';
    if (!namesThisMachine(request) || isForeign) return reply.callNotFound();
    return undefined;
  });
  return app;
}
