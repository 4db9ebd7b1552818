import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import type { Fault } from '../../services/companyFacts/port.ts';

/** The name by which tests call this provider. */
const ADAPTER = 'companyFacts';
const MODE = '^(timeout|reset_before|reset_after|http500|garbage|ok|slow:\\d{1,5}|vendor:\\d{1,6})$';

const faultSchema = {
  type: 'object',
  required: ['adapter', 'mode'],
  additionalProperties: false,
  properties: {
    adapter: { const: ADAPTER },
    op: { type: 'string', maxLength: 100 },
    mode: { type: 'string', pattern: MODE },
    times: { type: 'integer', minimum: 1, maximum: 1000 },
  },
} as const;

interface FaultForm {
  adapter: string;
  op?: string;
  mode: Fault['mode'] | 'ok';
  times?: number;
}

/** Lets tests make the stand-in of the provider fail, and see what it was asked. */
export function registerFactsStandIn(app: FastifyInstance, { services }: Pick<Platform, 'services'>): void {
  const standIn = services.companyFacts?.standIn;
  if (!standIn) return;
  app.post<{ Body: FaultForm }>('/__dev/faults', { schema: { body: faultSchema } }, async ({ body: { op = '', mode, times = 1 } }, reply) => {
    standIn.fail(mode === 'ok' ? null : { path: op, mode, times });
    return reply.code(204).send();
  });
  app.get<{ Querystring: { adapter?: string } }>('/__dev/calls', async ({ query }) => (query.adapter === ADAPTER ? standIn.calls() : []));
}
