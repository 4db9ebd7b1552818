import type { FastifyInstance } from 'fastify';
import { answers } from './database/answers.ts';
import type { Db } from './database/connect.ts';

interface HealthOptions {
  db: Db;
  isReady: () => boolean;
}

/** `/healthz`: the process answers. `/readyz`: send visitors here, the database answers and the catalogue is in. */
export function registerHealth(app: FastifyInstance, { db, isReady }: HealthOptions): void {
  const quiet = { logLevel: 'silent', config: {} } as const;
  app.get('/healthz', quiet, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const isAlive = isReady() && (await answers(db));
    return reply
      .code(isAlive ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isAlive ? 'ready' : 'starting' });
  });
}
