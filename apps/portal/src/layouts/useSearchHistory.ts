import { readNewsHistory } from '@chippage/features/NewsSearchBox';
import { readHistory } from '@chippage/features/PartSearchBox';
import type { SearchScope } from '@chippage/features/SearchScopes';
import { useMemo } from 'react';
import { useStoredText } from '../page/useStoredText.ts';

/** The visitor's past searches, kept in this browser only: those for articles apart from those for parts and goods; names of merchants, and what was looked for in texts, are not kept. */
export function useSearchHistory(scope: SearchScope): { history: readonly string[]; onHistoryChange?: (history: string[]) => void } {
  const isNews = scope === 'articles';
  const [text, keep] = useStoredText(isNews ? 'newsSearchHistory' : 'partSearchHistory');
  const history = useMemo(() => (isNews ? readNewsHistory(text).map(({ name }) => name) : readHistory(text)), [isNews, text]);
  if (scope === 'merchants' || scope === 'texts') return { history: [] };
  return { history, onHistoryChange: (next) => keep(JSON.stringify(isNews ? next.map((name) => ({ name })) : next)) };
}
