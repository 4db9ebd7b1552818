/** How the facts of a registered company are laid out, and the formula of the supplier scorecard. */
export { blocksOf, type RegistryFieldKind, type RegistryGroup, registryBlocks, registryFieldKinds } from '../src/registryBlocks.ts';
export { POINTS_A_CASE, type RegistryScoreFacts, registryScoreFull, registryScoreMost, scoreOf, scoreParts } from '../src/registryScore.ts';
