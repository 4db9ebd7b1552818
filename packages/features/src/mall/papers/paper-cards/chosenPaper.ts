import type { Loadable } from '@chippage/api/loadable';

/** The address or title that counts: the one that was chosen while it is there, else the default one, else none. */
export function chosenPaper<Paper extends { id: number; isDefault: boolean }>(papers: Loadable<readonly Paper[]>, value: number | null): Paper | null {
  if (papers.status !== 'ready') return null;
  return papers.data.find(({ id }) => id === value) ?? papers.data.find(({ isDefault }) => isDefault) ?? null;
}
