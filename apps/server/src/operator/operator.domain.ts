import type { Domain } from '../platform/domain.ts';
import { operatorHandlers } from './operator.handlers.ts';
import { reviews } from '../reviews/reviews.schema.ts';

/** The operators' console. */
export const operatorDomain = {
  name: 'operator',
  handlers: ({ decisions }) => operatorHandlers(decisions),
  memberRecords: [{ name: 'reviews', table: reviews, owner: reviews.memberId }],
} satisfies Domain;
