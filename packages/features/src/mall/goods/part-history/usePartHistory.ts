import { type Loadable, toLoadable } from '@chippage/api/loadable';
import { partHistoryQuery } from '@chippage/api/mall';
import type { HistoryMonths, PartHistory } from '@chippage/api/types';
import { useState } from 'react';

/** The call for the history of a part, so that a loader and the page ask for the same. */
export const partHistoryVariables = (partId: number, months: HistoryMonths = '12') => ({ partId, months });

/** What a part cost before now, and how far back that is looked at. */
export interface PartHistoryState {
  history: Loadable<PartHistory>;
  /** The history is of the months before; that of the chosen ones is on its way. */
  isRefreshing: boolean;
  months: HistoryMonths;
  onMonthsChange: (months: HistoryMonths) => void;
}

/** The history of a part, a year of it at first; while more or less of it is read, the last one stays. */
export function usePartHistory(partId: number): PartHistoryState {
  const [months, onMonthsChange] = useState<HistoryMonths>('12');
  const { data, error, mutate, isLoading } = partHistoryQuery.use(partHistoryVariables(partId, months), { keepPreviousData: true, revalidateIfStale: false });
  return {
    // The last one would stay under the name of the months that could not be read.
    history: toLoadable({ data: error === undefined ? data : undefined, error, mutate }),
    isRefreshing: isLoading && data !== undefined,
    months,
    onMonthsChange,
  };
}
