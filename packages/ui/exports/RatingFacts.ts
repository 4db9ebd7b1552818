/** Counted facts about a merchant or member, with base and source. */
export { type RatingFact, RatingFacts, type RatingFactsProps } from '../src/RatingFacts/RatingFacts.tsx';
