export { isNearBreak, LARGEST, largestOf, nearestOf, offersOf, problemOf, smallestOf } from '../src/quantity.ts';
export type { NearestQuantities, QuantityProblem, QuantityRules } from '../src/quantity.ts';
export { microsOf } from '../src/micros.ts';
export { rankOffers, stepOf } from '../src/offers.ts';
export type { OfferAt, OfferTerms } from '../src/offers.ts';
