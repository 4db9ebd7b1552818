/** Prices by quantity. */
export { PriceLadder, type PriceLadderProps } from '../src/mall/price-ladder/PriceLadder.tsx';
export { nextStep, stepAt } from '../src/mall/price-ladder/ladder.ts';
export { priceLadderMessages } from '../src/mall/price-ladder/messages.ts';
