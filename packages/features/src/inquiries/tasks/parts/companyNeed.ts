import { ApiError } from '@chippage/api/errors';

/** Why a member's company may not do something: it is not verified, or the member's place in it does not allow it. Null: another error, or none. */
export const companyNeed = (error: unknown): string | null =>
  error instanceof ApiError && (error.reason === 'enterprise.required' || error.reason === 'enterprise.right_missing') ? error.message : null;
