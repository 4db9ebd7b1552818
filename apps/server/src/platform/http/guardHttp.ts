import type { FastifyInstance } from 'fastify';
import { type BodyTimes, watchBodies } from './bodyWatch.ts';
import { refuseTunnels } from './clientErrors.ts';
import { passOverExpectations, refuseUnclear } from './requestLine.ts';

/** What holds for every request of a web server, before any route: headers, unambiguous requests, bodies in time. Register it before all routes. */
export function guardHttp(app: FastifyInstance, headers: Record<string, string>, times: BodyTimes = {}): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  watchBodies(app, times);
  refuseUnclear(app);
  passOverExpectations(app.server);
  refuseTunnels(app.server, headers);
}
