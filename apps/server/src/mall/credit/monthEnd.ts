import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import { endOfMonth, monthOf } from './credit.rules.ts';
import { issueStatements } from './issuing.ts';

/** Lets whoever is at this machine have the statements of the running month now, as if it were over: a walk does not wait for the first. */
export function registerMonthEnd(app: FastifyInstance, { db, clock }: Platform): void {
  app.post('/__dev/statements', async (_request, reply) => {
    const end = endOfMonth(monthOf(clock.now()));
    await issueStatements({ db, clock: { now: () => end } });
    return reply.code(204).send();
  });
}
