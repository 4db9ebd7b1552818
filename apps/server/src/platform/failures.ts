import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isShared } from './caching.ts';
import { type Failure, noSuchOperation } from './errors.ts';
import { dataHeaders } from './headers.ts';
import type { KnownAnswers } from './knownAnswers.ts';
import { toFailure } from './toFailure.ts';

/**
 * Answers every error below /api with the contract's failure body; what happened inside goes to the log only. While the
 * database is away, a shared read is answered with what is known of it.
 */
export function registerFailures(app: FastifyInstance, known: KnownAnswers): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isShared(request) && toFailure(error).status === 503 && known.answer(request, reply)) return reply;
    return answerFailure(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answerFailure(noSuchOperation(), request, reply));
}

/** Turns an error into the answer, also where Fastify fails before any route (a malformed URL). */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  if (failure.status >= 500) request.log.error({ err: error, status: failure.status }, 'request failed');
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  // The rest of a body that is too large is read for a moment: closing at once would take the answer away from its sender.
  if (failure.status === 413) reply.removeHeader('connection');
  return reply
    .code(failure.status)
    .headers(dataHeaders)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureBody(failure, request.id));
}

/** The body of a refusal. */
export const failureBody = ({ status, message, reason, fields, data }: Failure, requestId: string) => ({
  code: status,
  msg: message,
  reason,
  requestId,
  ...(fields && fields.length > 0 && { fields }),
  ...(data && { data }),
});
