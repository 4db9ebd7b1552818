import type { Domain } from '../platform/domain.ts';
import { operatorHandlers } from './operator.handlers.ts';

/** The operators' console. */
export const operatorDomain = {
  name: 'operator',
  handlers: () => operatorHandlers,
} satisfies Domain;
