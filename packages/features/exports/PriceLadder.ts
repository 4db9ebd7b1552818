/** Prices by quantity. */
export { PriceLadder, type PriceLadderProps } from '../src/mall/parts/price-ladder/PriceLadder.tsx';
export { nextStep, stepAt } from '../src/mall/parts/price-ladder/ladder.ts';
export { priceLadderMessages } from '../src/mall/parts/price-ladder/messages.ts';
