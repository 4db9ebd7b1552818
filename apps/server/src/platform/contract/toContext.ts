import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx, Platform } from '../context.ts';
import { isLocal } from '../isLocal.ts';
import { ownOrigin } from '../origins.ts';
import { replyHeaders } from './replyHeaders.ts';

/** What a handler gets of a request. */
export function toContext(platform: Platform, request: FastifyRequest, reply: FastifyReply): Ctx {
  const uuid = request.headers['uuid'];
  return {
    ...platform,
    session: request.session,
    origin: ownOrigin(platform.config, request),
    ip: request.ip,
    isLocal: isLocal(platform.config, request),
    uuid: typeof uuid === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(uuid) ? uuid : '',
    requestId: request.id,
    log: request.log,
    reply: replyHeaders(request, reply, platform.config),
  };
}
