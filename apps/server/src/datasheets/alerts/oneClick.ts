import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import { memberOfCode } from './alertCode.ts';
import { pauseAll } from './alerts.queries.ts';

/** Where mail programs post to when somebody presses their own button (RFC 8058). */
export const ONE_CLICK = '/searches/stop/one-click';

interface Query {
  code?: unknown;
}

/** Stops digests for a mail program: it sends no cookie, and a body of its own. */
export function registerOneClick(api: FastifyInstance, { db, config }: Pick<Platform, 'db' | 'config'>): void {
  api.post<{ Querystring: Query }>(ONE_CLICK, async (request, reply) => {
    const { code } = request.query;
    await pauseAll(db, memberOfCode(config, typeof code === 'string' ? code : ''));
    return reply.code(204).send();
  });
}
