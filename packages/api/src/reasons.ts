import { ApiError } from './errors.ts';
import type { OperationId, ReasonOf } from './operations.ts';

/**
 * The reason why a call gave no answer: `reasonOf<'addToCart'>(error)`. Comparing it with a reason that the call cannot
 * have does not compile.
 * @returns null when it is no error of a call
 */
export function reasonOf<Id extends OperationId = never>(error: ApiError): ReasonOf<Id>;
export function reasonOf<Id extends OperationId = never>(error: unknown): ReasonOf<Id> | null;
export function reasonOf(error: unknown): string | null {
  return error instanceof ApiError ? error.reason : null;
}

/** Tells whether a call gave no answer for this reason: `isRefusal<'addToCart'>(error, 'cart.full')`. */
export function isRefusal<Id extends OperationId = never>(error: unknown, reason: ReasonOf<Id>): error is ApiError {
  return error instanceof ApiError && error.reason === reason;
}
