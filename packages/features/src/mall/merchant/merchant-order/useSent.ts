import { useState } from 'react';

/** What a form shows while it is sent. */
export interface Sent<Shown> {
  /** What it shows: what was sent, from the press until the window is gone; what is there now before that and after a failure. */
  shown: Shown;
  /** Whether it is being sent or was sent: nothing can be changed any more. */
  isSent: boolean;
  /** Sends it. @returns whether that was done */
  send: (call: () => Promise<boolean>) => Promise<boolean>;
}

/** Keeps a form as it was sent: the order that is read again and the draft that is forgotten do not change it while its window closes. */
export function useSent<Shown>(now: Shown): Sent<Shown> {
  const [sent, setSent] = useState<{ shown: Shown } | null>(null);
  return {
    shown: sent === null ? now : sent.shown,
    isSent: sent !== null,
    send: async (call) => {
      setSent({ shown: now });
      const isDone = await call();
      if (!isDone) setSent(null);
      return isDone;
    },
  };
}
