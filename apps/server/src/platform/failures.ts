import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, noSuchOperation } from './errors.ts';
import { toFailure } from './toFailure.ts';

/** Answers every error below /api with the contract's failure body; what happened inside goes to the log only. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerFailure(noSuchOperation(), request, reply));
}

/** Turns an error into the answer, also where Fastify fails before any route (a malformed URL). */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  if (failure.status >= 500) request.log.error({ err: error, status: failure.status }, 'request failed');
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toBody(failure, request.id));
}

const toBody = ({ status, message, reason, fields, data }: Failure, requestId: string) => ({
  code: status,
  msg: message,
  reason,
  requestId,
  ...(fields && fields.length > 0 && { fields }),
  ...(data && { data }),
});
