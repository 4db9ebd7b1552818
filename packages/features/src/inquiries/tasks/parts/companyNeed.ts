import { type ApiError, isRefusal } from '@chippage/api/errors';

const isNeed = (error: unknown): error is ApiError =>
  isRefusal<'excelTasks'>(error, 'enterprise.required') || isRefusal<'excelTasks'>(error, 'enterprise.right_missing');

/** Why a member's company may not do something: it is not verified, or the member's place in it does not allow it. Null: another error, or none. */
export const companyNeed = (error: unknown): string | null => (isNeed(error) ? error.message : null);
