/** Counted facts about somebody, with base and source. */
export { type RatingFact, RatingFacts, type RatingFactsProps } from '../src/RatingFacts/RatingFacts.tsx';
