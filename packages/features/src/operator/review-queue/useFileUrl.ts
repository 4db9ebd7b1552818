import { type RefObject, useEffect, useRef, useState } from 'react';

/** A file that is given only with the session, as something the page can show. */
export interface FileUrl {
  /** Where the browser keeps it; null until it is there. */
  url: string | null;
  isFailed: boolean;
  retry: () => void;
  /** The file is read when this comes near the screen. */
  placeRef: RefObject<HTMLLIElement | null>;
}

/** Reads a file once its place is about to be seen; what the browser kept is let go with the place. */
export function useFileUrl(load: () => Promise<Blob>): FileUrl {
  const placeRef = useRef<HTMLLIElement>(null);
  const [isNear, setNear] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [url, setUrl] = useState<string | null>(null);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
  useEffect(() => {
    const place = placeRef.current;
    if (!place) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '300px' });
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear) return undefined;
    let made: string | null = null;
    let isGone = false;
    newest.current().then(
      (blob) => {
        if (isGone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => !isGone && setFailedAttempt(attempt),
    );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [isNear, attempt]);
  return { url, isFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1), placeRef };
}
