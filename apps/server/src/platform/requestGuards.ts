import type { FastifyInstance, FastifyRequest } from 'fastify';
import { audit } from './audit.queries.ts';
import { createBudget, networkOf } from './budget.ts';
import type { Platform } from './context.ts';
import { isLocal } from './contract/contract.ts';
import { starting, tooManyRequests } from './errors.ts';
import { baseHeaders, dataHeaders } from './headers.ts';
import { answerOrigin, refuseCrossSite } from './origins.ts';

/** Reads of one network without a login, a minute; the second figure is what may come at once. */
const reads = { perMinute: 300, burst: 100 };
const searches = { perMinute: 60, burst: 60 };
const catalogueDomains = new Set(['datasheets', 'directory', 'news']);
const searchOperations = new Set(['partSearch', 'commonSearch', 'commonSearchV1', 'articleSearch']);

/** What holds for every request below /api before its operation is looked at. */
export function registerGuards(app: FastifyInstance, platform: Platform, isReady: () => boolean): void {
  const { config } = platform;
  const headers = { ...baseHeaders(config), ...dataHeaders };
  const readBudget = createBudget(reads.perMinute, reads.burst);
  const searchBudget = createBudget(searches.perMinute, searches.burst);

  // One row tells who is reading too fast; a row for each refusal would let them fill the trail.
  const auditBudget = createBudget(0.1, 1);

  const takeBudget = async (request: FastifyRequest) => {
    const { operation } = request.routeOptions.config;
    // At this machine a limit would only slow its developer down; behind a proxy the proxy's header says who asks.
    if (!config.isBudgetOn || operation?.hasEffect !== false || request.headers['token'] !== undefined || isLocal(request)) return;
    const now = Date.now();
    const network = networkOf(request.ip);
    const wait = readBudget.take(network, now) || (searchOperations.has(operation.id) ? searchBudget.take(network, now) : 0);
    if (wait === 0) return;
    if (auditBudget.take(network, now) === 0) {
      const uuid = request.headers['uuid'];
      const actor = { ...platform, ip: request.ip, uuid: typeof uuid === 'string' ? uuid.slice(0, 64) : '', requestId: request.id };
      await audit(actor, { event: 'rate.limit', outcome: 'refused', detail: { operation: operation.id } });
    }
    throw tooManyRequests(wait);
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    answerOrigin(config, request, reply);
    if (request.method === 'OPTIONS') return;
    if (request.routeOptions.config.operation?.hasEffect ?? request.method !== 'GET') refuseCrossSite(config, request);
    await takeBudget(request);
    // An empty catalogue would be a wrong answer, and caches would keep it.
    if (!isReady() && catalogueDomains.has(request.routeOptions.config.operation?.domain ?? '')) throw starting();
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, res: reply, ms: Math.round(reply.elapsedTime), operation: request.routeOptions.config.operation?.id, member: request.session?.memberId },
      'request',
    );
  });
  // A listed partner reads the headers of the hook above; anybody else learns nothing.
  app.options('/*', async (_request, reply) => reply.code(204).send());
}
