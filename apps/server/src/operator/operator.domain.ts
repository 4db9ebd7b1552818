import type { Domain } from '../platform/domain.ts';
import { operatorHandlers } from './operator.handlers.ts';
import { reviewsHandlers } from './reviews.handlers.ts';

/** The operators' console. */
export const operatorDomain = {
  name: 'operator',
  handlers: ({ decisions }) => ({ ...operatorHandlers, ...reviewsHandlers(decisions) }),
} satisfies Domain;
