import type { RegistryPart } from './registryPart.ts';

/** Until the registry itself stands: no provider answers. */
export const registryPart: RegistryPart = {
  readWatchedFacts: async () => null,
  nameOfCompany: async () => null,
  forgetCompany: async () => undefined,
};
