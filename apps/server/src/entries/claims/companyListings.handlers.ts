import { requireCompany } from '../../enterprise/companyOf.ts';
import { findSeats } from '../../enterprise/companies.queries.ts';
import { compareAgents } from '../../directory/agentRows.ts';
import { findAgents } from '../../directory/directory.queries.ts';
import { many } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { listAgentClaims } from './claims.queries.ts';

/** The pages of the directory that a company says are its own. */
export const companyListingHandlers = {
  async companyListings(ctx, { kind }) {
    const { db, clock, session } = ctx;
    const company = await requireCompany(ctx, 'content.edit', 'company.edit');
    const claims = await listAgentClaims(db, await findSeats(db, company.id));
    const agents = await findAgents(
      db,
      claims.map(({ thingId }) => thingId),
    );
    const wanted = agents.filter((agent) => (agent.kind === 'independent') === (kind === 'trader'));
    const rows = await compareAgents(db, wanted, { today: shanghaiDate(clock.now()), keywords: '' });
    return many(
      claims.flatMap(({ thingId, memberId, state, reason, submittedAt }) => {
        const found = rows.find(({ agent }) => agent.id === thingId);
        if (!found) return [];
        return [{ agent: found.agent, lines: found.lines, state, reason, submitTime: submittedAt.toISOString(), isMine: memberId === session.memberId }];
      }),
    );
  },
} satisfies Handlers<'companyListings'>;
