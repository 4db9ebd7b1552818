import { ApiError } from '@chippage/api/errors';
import { operatorOverviewQuery } from '@chippage/api/operator';
import { data, type LoaderFunction } from 'react-router-dom';
import type { ServerVisit } from '../page/needs.ts';

/** What the guard found out: whom the API does not let in gets the status of its refusal, and the page asks for nothing more. */
export interface OperatorEntry {
  refused: 401 | 403 | null;
}

/** Lets the API decide whether there is anything to load, before the page's own loader runs. */
export function guard(load?: LoaderFunction): LoaderFunction {
  return async (args) => {
    if (import.meta.env.SSR) {
      const visit = args.context as ServerVisit;
      try {
        visit.answers[operatorOverviewQuery.serial({})] = await operatorOverviewQuery.fetch({}, { client: visit.client });
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (status === 401 || status === 403) return data({ refused: status } satisfies OperatorEntry, { status });
      }
    }
    await load?.(args);
    return { refused: null } satisfies OperatorEntry;
  };
}
