import { ApiError } from '@chippage/api/errors';

/** The server's words where it answered, and `unreachable` where nobody did. */
export const failureWords = (caught: unknown, unreachable: string): string =>
  caught instanceof ApiError && caught.status !== 0 ? caught.message : unreachable;
