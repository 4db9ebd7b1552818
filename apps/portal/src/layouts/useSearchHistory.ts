import { readHistory } from '@chippage/features/PartSearchBox';
import { useMemo } from 'react';
import { useStoredText } from '../page/useStoredText.ts';

/** The visitor's past searches, kept in this browser only. */
export function useSearchHistory(): { history: readonly string[]; onHistoryChange: (history: string[]) => void } {
  const [text, keep] = useStoredText('partSearchHistory');
  const history = useMemo(() => readHistory(text), [text]);
  return { history, onHistoryChange: (next) => keep(JSON.stringify(next)) };
}
