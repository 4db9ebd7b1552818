import { unavailable } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import type { RegistryPart } from './registryPart.ts';

/** Until the registry itself stands: no provider answers. */
export const registryPart: RegistryPart = {
  readWatchedFacts: async () => null,
  nameOfCompany: async () => null,
  forgetCompany: async () => undefined,
};

function absent(): never {
  throw unavailable();
}

/** Until the registry itself stands: none of its calls is there. */
export const temporaryHandlers: Handlers<
  | 'registrySearch'
  | 'registryCompany'
  | 'registryRecords'
  | 'registryRisk'
  | 'registryReport'
  | 'registrySnapshot'
  | 'registrySnapshotImage'
  | 'registryPerson'
  | 'registryRelations'
  | 'registryScore'
  | 'registryBudget'
  | 'renewRegistry'
> = {
  registrySearch: absent,
  registryCompany: absent,
  registryRecords: absent,
  registryRisk: absent,
  registryReport: absent,
  registrySnapshot: absent,
  registrySnapshotImage: absent,
  registryPerson: absent,
  registryRelations: absent,
  registryScore: absent,
  registryBudget: absent,
  renewRegistry: absent,
};
