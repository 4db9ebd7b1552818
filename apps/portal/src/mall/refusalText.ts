import { ApiError } from '@chippage/api/errors';

/** What the server says about a call that it refused, which tells what to do; other failures get the words of the page. */
export function refusalText(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status >= 200 && error.status < 500 ? error.message : otherwise;
}
