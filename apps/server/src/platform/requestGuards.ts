import type { FastifyInstance } from 'fastify';
import { createAdmission } from './admission.ts';
import type { TakeCall } from './callBudget.ts';
import type { Platform } from './context.ts';
import { starting } from './errors.ts';
import { baseHeaders, dataHeaders } from './headers.ts';
import { answerOrigin, refuseCrossSite } from './origins.ts';

const catalogueDomains = new Set(['datasheets', 'directory', 'news', 'assistant']);

/** What holds for every request below /api before its operation is looked at. */
export function registerGuards(
  app: FastifyInstance,
  { config, insideKey }: Pick<Platform, 'config' | 'insideKey'>,
  takeCall: TakeCall,
  isReady: () => boolean,
): void {
  const headers = { ...baseHeaders(config), ...dataHeaders };

  const admit = createAdmission({ insideKey });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    answerOrigin(config, request, reply);
    if (request.method === 'OPTIONS') return;
    await admit(request, reply);
    if (request.routeOptions.config.operation?.hasEffect ?? request.method !== 'GET') refuseCrossSite(config, request);
    // An operation is counted when it is known who asks.
    if (!request.routeOptions.config.operation) await takeCall(request);
    // An empty catalogue would be a wrong answer, and caches would keep it.
    const { operation, needsCatalogue = catalogueDomains.has(operation?.domain ?? '') } = request.routeOptions.config;
    if (!isReady() && needsCatalogue) throw starting();
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
