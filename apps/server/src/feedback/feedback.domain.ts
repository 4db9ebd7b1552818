import type { Domain } from '../platform/domain.ts';
import { feedbackHandlers } from './feedback.handlers.ts';
import { reportHandlers } from './reports.handlers.ts';
import { seedCategories } from './feedback.queries.ts';
import { feedbacks } from './feedback.schema.ts';

/** What visitors and members write to the operators. */
export const feedbackDomain = {
  name: 'feedback',
  handlers: (all) => ({ ...feedbackHandlers, ...reportHandlers(all) }),
  memberRecords: [{ name: 'feedback', table: feedbacks, owner: feedbacks.memberId }],
  seed: ({ db }) => seedCategories(db),
} satisfies Domain;
