import { searchHintsQuery } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import { useEffect, useState } from 'react';
import type { SearchScope } from '../search-scopes/searchScope.ts';
import type { PartSearchBoxProps } from './PartSearchBox.tsx';

const PAUSE_MS = 120;

/**
 * Binds `PartSearchBox` to the hints of the API. An answer is found by the words that it is for, so one that comes late
 * is never shown for other words.
 * @param scope what the box searches: only parts have hints
 */
export function usePartSearchBox(scope: SearchScope = 'parts'): Pick<PartSearchBoxProps, 'hints' | 'onInputChange'> {
  const [typed, setTyped] = useState('');
  const rested = usePaused(typed.trim());
  const keywords = scope === 'parts' ? rested : '';
  const answer = searchHintsQuery.use(keywords === '' ? null : { keywords }, { keepPreviousData: true, revalidateOnFocus: false });
  if (keywords === '') return { onInputChange: setTyped };
  const hints = toLoadable(answer);
  return { onInputChange: setTyped, hints: hints.status === 'ready' ? { status: 'ready', data: hints.data.data } : hints };
}

/** The text once typing pauses; an emptied field counts at once. */
function usePaused(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}
