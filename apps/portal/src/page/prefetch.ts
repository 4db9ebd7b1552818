import { ApiError } from '@chippage/api/errors';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { preload } from 'swr';
import { browserVisit } from './browserVisit.ts';
import type { Loader, Needs, ServerVisit } from './needs.ts';

/**
 * Makes a route's loader from what the page needs. The server waits for all of it, so that the HTML is complete.
 * A browser only starts the calls: the address changes at once, and the page shows its skeleton or keeps its rows until they answer.
 */
export function prefetch(needs: Needs): Loader {
  return async ({ params, request, context }: LoaderFunctionArgs) => {
    const list = needs({ params, search: new URL(request.url).searchParams });
    if (import.meta.env.SSR) {
      const visit = context as ServerVisit;
      await Promise.all(list.map(async (need) => {
        try {
          visit.answers[need.serial] ??= await need.fetch(visit.client);
        } catch (error) {
          if (need.isVital) throw failureOf(error);
        }
      }));
      return null;
    }
    const visit = browserVisit.current;
    for (const need of list) {
      if (visit && !visit.rendered.has(need.serial)) preload(need.key, () => need.fetch(visit.client)).catch(() => undefined);
    }
    return null;
  };
}

/** A failed call as a failed route, with the status that the visitor and search engines get. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  // A value that the API refuses cannot name anything: for the visitor that is a page that does not exist.
  const status = error.status === 422 || error.status === 400 ? 404 : error.status >= 400 ? error.status : 503;
  return data({ message: error.message, requestId: error.requestId }, { status });
}
