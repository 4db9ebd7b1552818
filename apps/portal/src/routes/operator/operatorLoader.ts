import { ApiError } from '@chippage/api/errors';
import { operatorOverviewQuery } from '@chippage/api/operator';
import { data } from 'react-router-dom';
import type { Loader, Needs, ServerVisit } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

/** What the loader found out: whom the API does not let in gets the status of its refusal, and the page asks for nothing more. */
export interface OperatorEntry {
  refused: 401 | 403 | null;
}

/** Makes the loader of a page of the console: the API decides first whether there is anything to load. */
export function operatorLoader(needs: Needs = () => []): Loader {
  const load = prefetch(needs);
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
    await load(args);
    return { refused: null } satisfies OperatorEntry;
  };
}
