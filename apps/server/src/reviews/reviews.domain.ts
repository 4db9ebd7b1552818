import type { Domain } from '../platform/domain.ts';
import { reviews } from './reviews.schema.ts';

/** The queue of what waits for an operator, from every domain. The console of the operators shows it. */
export const reviewsDomain = {
  name: 'reviews',
  memberRecords: [{ name: 'reviews', table: reviews, owner: reviews.memberId }],
} satisfies Domain;
