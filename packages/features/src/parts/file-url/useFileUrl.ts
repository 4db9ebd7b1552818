import { ApiError } from '@chippage/api/errors';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNear } from '../near/useNear.ts';

/** A file that is given only with the session, as something the page can show. */
export interface FileUrl<E extends Element = HTMLLIElement> {
  /** Where the browser keeps it; null until it is there. */
  url: string | null;
  isFailed: boolean;
  /** Why, where the server said it. */
  reason: string | null;
  retry: () => void;
  /** The file is read when this comes near the screen. */
  placeRef: RefObject<E | null>;
}

/** Reads a file once its place is about to be seen; what the browser kept is let go with the place. */
export function useFileUrl<E extends Element = HTMLLIElement>(load: () => Promise<Blob>): FileUrl<E> {
  const placeRef = useRef<E>(null);
  const isNear = useNear(placeRef, 300);
  const [attempt, setAttempt] = useState(0);
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ attempt: number; reason: string | null } | null>(null);
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
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
      (error: unknown) => !isGone && setFailure({ attempt, reason: error instanceof ApiError ? error.message : null }),
    );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [isNear, attempt]);
  const isFailed = failure?.attempt === attempt;
  return { url, isFailed, reason: isFailed ? failure.reason : null, retry: () => setAttempt(attempt + 1), placeRef };
}
