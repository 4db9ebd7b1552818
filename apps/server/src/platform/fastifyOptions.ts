import type { IncomingMessage, Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyHttpOptions } from 'fastify';
import type { Config } from './config.ts';
import { answerFailure } from './failures.ts';
import { baseHeaders } from './headers.ts';
import { httpOptions } from './http/httpOptions.ts';

const requestIdOf = ({ headers }: IncomingMessage) => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

/** What the Fastify instance that takes the plugin has to be made with. */
export function fastifyOptions(config: Config, log: FastifyBaseLogger): FastifyHttpOptions<Server> {
  const headers = baseHeaders(config);
  return {
    ...httpOptions(headers),
    loggerInstance: log,
    genReqId: requestIdOf,
    // Two lines a request say no more than the one that the API writes when it is done.
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // 64 KB hold any form; an operation that takes files says so itself.
    bodyLimit: 65_536,
    handlerTimeout: 60_000,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply.headers(headers)),
  };
}
