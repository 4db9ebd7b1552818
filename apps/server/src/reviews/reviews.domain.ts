import type { Domain } from '../platform/domain.ts';
import { reviewsHandlers } from './reviews.handlers.ts';
import { reviews } from './reviews.schema.ts';

/** The queue of what waits for an operator, from every domain. The console of the operators shows it. */
export const reviewsDomain = {
  name: 'reviews',
  handlers: ({ decisions }) => reviewsHandlers(decisions),
  memberRecords: [{ name: 'reviews', table: reviews, owner: reviews.memberId }],
} satisfies Domain;
