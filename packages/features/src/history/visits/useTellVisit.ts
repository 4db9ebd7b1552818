import { useApi } from '@chippage/api/ApiProvider';
import { webTracking } from '@chippage/api/history';
import { useCallback } from 'react';

/** One visit of a page, as the site counts it. */
export type VisitLine = Parameters<typeof webTracking>[0];

/** Tells the site of a visit; whether it arrives does not matter to the visitor. */
export function useTellVisit(): (line: VisitLine) => void {
  const client = useApi();
  return useCallback((line) => void webTracking(line, { client }).catch(() => undefined), [client]);
}
