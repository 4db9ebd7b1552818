import { useEffect, useRef, useState } from 'react';

const REST_MS = 250;

/** Looks words up once typing rests; the old answers stay until the new ones are there. */
export function useFound<Option>(text: string, find: (keywords: string) => Promise<readonly Option[]>): { items: readonly Option[]; isLoading: boolean } {
  const keywords = text.trim();
  const [found, setFound] = useState<{ keywords: string; items: readonly Option[] }>({ keywords: '', items: [] });
  const newest = useRef(find);
  useEffect(() => {
    newest.current = find;
  });
  useEffect(() => {
    if (keywords === '') return undefined;
    let isOld = false;
    const keep = (items: readonly Option[]) => !isOld && setFound({ keywords, items });
    // Suggestions are a help: without them the field works as well.
    const timer = setTimeout(() => void newest.current(keywords).then(keep, () => keep([])), REST_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [keywords]);
  return keywords === '' ? { items: [], isLoading: false } : { items: found.items, isLoading: found.keywords !== keywords };
}
