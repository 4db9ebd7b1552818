import { isRouteErrorResponse } from 'react-router-dom';
import type { RouteFailure } from './pageState.ts';

/** A failure as the router takes it: where it is drawn, nothing tells it from one that an answer of the API caused. */
export type DrawnFailure = RouteFailure & { statusText: string; internal: boolean };

interface FailedPage {
  /** Finds the request in the log. */
  requestId: string;
  /** Told of every fault of ours; what it says does not leave the server. */
  onFault: (error: unknown) => void;
}

/** What routes failed with, as plain data. A failure of the server says the number under which it is found in the log. */
export function failuresOf(errors: Record<string, unknown>, page: FailedPage): Record<string, DrawnFailure> {
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, { ...failureOf(error, page), statusText: '', internal: false }]));
}

function failureOf(error: unknown, { requestId, onFault }: FailedPage): RouteFailure {
  if (!isRouteErrorResponse(error)) {
    onFault(error);
    return { status: 500, data: { message: '', requestId } };
  }
  const { message = '', requestId: given = null } = typeof error.data === 'object' ? ((error.data ?? {}) as Partial<RouteFailure['data']>) : {};
  return { status: error.status, data: { message, requestId: error.status >= 500 ? (given ?? requestId) : given } };
}
