import type { Domain } from '../platform/domain.ts';
import { forgetCalls } from '../services/companyFacts/dailyCalls.queries.ts';
import { forgetAnswers } from './registry/answers.queries.ts';
import { registerFactsStandIn } from './registry/factsStandIn.ts';
import { forgetQueries } from './registry/quota.queries.ts';
import { registryHandlers } from './registry/registry.handlers.ts';
import { registryQueries, registryRenewals } from './registry/registry.schema.ts';

const DAY = 86_400_000;

/** Registered companies: what public registers say of them, by a provider. */
export const companiesDomain = {
  name: 'companies',
  handlers: () => registryHandlers,
  memberRecords: [
    { name: 'registryQueries', table: registryQueries, owner: registryQueries.memberId, hidden: ['client'] },
    { name: 'registryRenewals', table: registryRenewals, owner: registryRenewals.memberId },
  ],
  housekeeping: [({ db }, ago) => forgetAnswers(db, ago(30 * DAY)), ({ db }, ago) => forgetQueries(db, ago(2 * DAY)), ({ db }, ago) => forgetCalls(db, ago(0))],
  registerDeveloperPages: registerFactsStandIn,
} satisfies Domain;
