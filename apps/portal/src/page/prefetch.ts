import { ApiError } from '@chippage/api/errors';
import { type Query, readAhead } from '@chippage/api/query';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { browserVisit } from './browserVisit.ts';
import { CommonMemory } from './commonMemory.ts';
import { notFound } from './missing.ts';
import type { Loader, Needs, ServerVisit } from './needs.ts';

// Only the server reads for many.
const memory = import.meta.env.SSR ? new CommonMemory() : null;

/**
 * Makes a route's loader from what the page needs. The server waits for all of it, so that the HTML is complete.
 * A browser only starts the calls: the address changes at once, and the page shows its skeleton or keeps its rows until they answer.
 */
export function prefetch(needs: Needs): Loader {
  return async ({ params, request, context }: LoaderFunctionArgs) => {
    const { pathname, searchParams } = new URL(request.url);
    const list = needs({ params, search: searchParams, path: pathname });
    if (import.meta.env.SSR) {
      const visit = context as ServerVisit;
      await Promise.all(
        list.map(async (need) => {
          try {
            visit.answers[need.serial] ??= await (memory && need.isCommon ? memory.read(need, visit) : need.fetch(visit.client));
          } catch (error) {
            if (need.isVital) throw failureOf(error);
            if (need.isPlace && error instanceof ApiError && error.status === 404) throw notFound();
          }
        }),
      );
      return null;
    }
    const visit = browserVisit.current;
    for (const need of list) {
      if (visit && !visit.rendered.has(need.serial)) readAhead(visit.client, need, () => need.fetch(visit.client));
    }
    return null;
  };
}

/** An answer that the server has just read, for a loader that decides by it; undefined in a browser. */
export function readAnswer<Vars, Answer>({ context }: LoaderFunctionArgs, query: Query<Vars, Answer>, vars: Vars): Answer | undefined {
  return import.meta.env.SSR ? ((context as ServerVisit).answers[query.serial(vars)] as Answer | undefined) : undefined;
}

/** A failed call as a failed route, with the status that visitors and search engines get. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 404) return notFound();
  // An input that the API refuses is a mistake in the address, and no answer at all is a fault of ours.
  const status = error.status === 422 ? 400 : error.status >= 400 ? error.status : 503;
  return data({ message: error.message, requestId: error.requestId }, { status });
}
