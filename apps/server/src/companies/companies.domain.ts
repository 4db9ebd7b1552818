import type { Domain } from '../platform/domain.ts';
import { forgetCalls } from '../services/companyFacts/dailyCalls.queries.ts';
import { correctionDecisions } from './corrections/correctionDecisions.ts';
import { correctionsHandlers } from './corrections/corrections.handlers.ts';
import { correctionBytes, correctionProofsOf, forgetLooseProofs } from './corrections/corrections.queries.ts';
import { correctionProofs, registryCorrections } from './corrections/corrections.schema.ts';
import { forgetAnswers } from './registry/answers.queries.ts';
import { registerFactsStandIn } from './registry/factsStandIn.ts';
import { forgetQueries } from './registry/quota.queries.ts';
import { registryPart } from './registry/partForOthers.ts';
import { registryHandlers } from './registry/registry.handlers.ts';
import { registryQueries, registryRenewals } from './registry/registry.schema.ts';
import { registerWatchDigest, registerWatchOneClick } from './watches/watchDigest.ts';
import { watchesHandlers } from './watches/watches.handlers.ts';
import { forgetEndedWatches } from './watches/watches.queries.ts';
import { companyWatches, companyWatchMails } from './watches/watches.schema.ts';

const DAY = 86_400_000;

/** Registered companies: what public registers say of them by a provider, which ones members watch, and what they say is wrong. */
export const companiesDomain = {
  name: 'companies',
  handlers: () => ({ ...registryHandlers, ...watchesHandlers(registryPart), ...correctionsHandlers(registryPart) }),
  memberRecords: [
    { name: 'registryQueries', table: registryQueries, owner: registryQueries.memberId, hidden: ['client'] },
    { name: 'registryRenewals', table: registryRenewals, owner: registryRenewals.memberId },
    { name: 'companyWatches', table: companyWatches, owner: companyWatches.memberId },
    { name: 'companyWatchMails', table: companyWatchMails, owner: companyWatchMails.memberId },
    { name: 'registryCorrections', table: registryCorrections, owner: registryCorrections.memberId },
    { name: 'correctionProofs', table: correctionProofs, owner: correctionProofs.memberId, hidden: ['sha256'] },
  ],
  memberFiles: correctionProofsOf,
  usesBytes: [correctionBytes],
  decisions: correctionDecisions(registryPart),
  registerJobs: (platform) => registerWatchDigest(platform, registryPart),
  registerRoutes: registerWatchOneClick,
  housekeeping: [
    ({ db }, ago) => forgetAnswers(db, ago(30 * DAY)),
    ({ db }, ago) => forgetQueries(db, ago(2 * DAY)),
    ({ db }, ago) => forgetCalls(db, ago(0)),
    ({ db }, ago) => forgetLooseProofs(db, ago(DAY)),
    ({ db }, ago) => forgetEndedWatches(db, ago(DAY)),
  ],
  registerDeveloperPages: registerFactsStandIn,
} satisfies Domain;
