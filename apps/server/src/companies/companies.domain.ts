import type { Domain } from '../platform/domain.ts';
import { correctionDecisions } from './corrections/correctionDecisions.ts';
import { correctionsHandlers } from './corrections/corrections.handlers.ts';
import { correctionBytes, correctionProofsOf, forgetLooseProofs } from './corrections/corrections.queries.ts';
import { correctionProofs, registryCorrections } from './corrections/corrections.schema.ts';
import { registryPart, temporaryHandlers } from './temporaryRegistry.ts';
import { registerWatchDigest, registerWatchOneClick } from './watches/watchDigest.ts';
import { watchesHandlers } from './watches/watches.handlers.ts';
import { forgetEndedWatches } from './watches/watches.queries.ts';
import { companyWatches, companyWatchMails } from './watches/watches.schema.ts';

const DAY = 24 * 3_600_000;

/** Registered companies: which ones members watch, and what they say is wrong with what is shown of them. */
export const companiesDomain = {
  name: 'companies',
  handlers: () => ({ ...watchesHandlers(registryPart), ...correctionsHandlers(registryPart), ...temporaryHandlers }),
  memberRecords: [
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
  housekeeping: [({ db }, ago) => forgetLooseProofs(db, ago(DAY)), ({ db }, ago) => forgetEndedWatches(db, ago(DAY))],
} satisfies Domain;
