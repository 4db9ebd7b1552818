/** Prices by quantity. */
export { type LadderWords, PriceLadder, type PriceLadderProps } from '../src/PriceLadder/PriceLadder.tsx';
export { type LadderStep, nextStep, stepAt } from '../src/PriceLadder/ladder.ts';
