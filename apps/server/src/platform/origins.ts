import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { crossSite } from './errors.ts';
import { listeningOrigin } from './listening.ts';

const allowedHeaders = 'token,uid,uuid,source,content-type,idempotency-key';

/** Whether the browser says that a listed partner's page is asking. */
const isPartner = (config: Config, origin: string | undefined) => origin !== undefined && config.partnerOrigins.includes(origin);

/** Lets partner sites read answers; everybody else gets no CORS header at all, and nobody gets cookies across. */
export function answerOrigin(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (config.partnerOrigins.length > 0) reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (!isPartner(config, origin)) return;
  reply.header('access-control-allow-origin', origin).header('cross-origin-resource-policy', 'cross-origin');
  if (request.method !== 'OPTIONS') return;
  reply.header('access-control-allow-methods', 'GET,POST').header('access-control-allow-headers', allowedHeaders).header('access-control-max-age', '600');
}

/**
 * Refuses what another site makes this visitor's browser send. Forms need no permission to be posted across sites,
 * so the rule rests on what the browser itself says about the sender, and on the token header that a form cannot set.
 */
export function refuseCrossSite(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') throw crossSite();
  // A browser cannot be made to lie in `Host`, so here the request's own name will do; links are made with `ownOrigin`.
  if (origin !== undefined && origin !== (config.publicOrigin ?? `${request.protocol}://${request.host}`)) throw crossSite();
}

/** The origin that links, mails and return addresses begin with; without a setting that of the address that the portal listens on. */
export const ownOrigin = (config: Pick<Config, 'publicOrigin'>, request: FastifyRequest) => config.publicOrigin ?? listeningOrigin(request.server.server);
