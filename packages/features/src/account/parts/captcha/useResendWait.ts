import { ApiError } from '@chippage/api/errors';
import { useEffect, useState } from 'react';

/** Keeps a few words over a reload, e.g. `sessionStorage`. */
export interface FormStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/** When another code may be asked for. */
export interface ResendWait {
  /** Epoch milliseconds from which another code may be asked for; `null` when none was. */
  resendAt: number | null;
  /** Asks for a code and remembers how long to wait, also when the server says that it was too soon. */
  ask: (send: () => Promise<{ resendAt: number }>) => Promise<void>;
}

/** Remembers the wait for another code over closing, switching and reloading. The server keeps it as well. */
export function useResendWait(key: string, store?: FormStore): ResendWait {
  const [resendAt, setResendAt] = useState<number | null>(null);

  // After mount, because the server has no such store and both must draw the same.
  useEffect(() => {
    const stored = Number(store?.getItem(key));
    if (stored > Date.now()) setResendAt(stored);
  }, [key, store]);

  const waitUntil = (moment: number) => {
    setResendAt(moment);
    store?.setItem(key, String(moment));
  };
  return {
    resendAt,
    ask: async (send) => {
      try {
        waitUntil((await send()).resendAt);
      } catch (error) {
        // Refused as too soon: the button shows how long is left, also after another tab asked.
        if (error instanceof ApiError && error.data?.wait) waitUntil(Date.now() + error.data.wait * 1000);
        throw error;
      }
    },
  };
}
