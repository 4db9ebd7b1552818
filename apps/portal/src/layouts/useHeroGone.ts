import { useEffect, useState } from 'react';

/**
 * Whether the search of the page's hero has left the screen at its top, so that the header takes it over.
 * @param isWatched Whether the page has such a hero.
 */
export function useHeroGone(isWatched: boolean): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    setGone(false);
    const hero = isWatched ? document.querySelector('main search, main [role="search"]') : null;
    if (!hero) return undefined;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    watcher.observe(hero);
    return () => watcher.disconnect();
  }, [isWatched]);
  return isGone;
}
