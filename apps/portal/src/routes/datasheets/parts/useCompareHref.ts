import { datasheetsPaths } from '../datasheets.paths.ts';
import { useKeptCompared } from './useKeptCompared.ts';

/** Where a part is laid beside those that were compared last in this browser. */
export function useCompareHref(): (partId: number) => string {
  const [kept] = useKeptCompared();
  return (partId) => datasheetsPaths.partCompare([partId, ...kept.filter((id) => id !== partId)]);
}
