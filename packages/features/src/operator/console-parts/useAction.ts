import { ApiError } from '@chippage/api/errors';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { consolePartsMessages } from './messages.ts';

/** Why something was not done. */
export interface ActionFailure {
  /** Stable machine name, `domain.reason`. */
  reason: string;
  message: string;
  status: number;
}

/** Something that the operator asked the server to do. */
export interface Action {
  isPending: boolean;
  failure: ActionFailure | null;
  /** Does it; tells whether it was done. While one is under way another is not started. */
  run: (action: () => Promise<unknown>) => Promise<boolean>;
  /** Forgets a failure. */
  reset: () => void;
}

/** Waits for a action and keeps what went wrong, in words for the screen. */
export function useAction(): Action {
  const t = useMessages(consolePartsMessages);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (isPending) return false;
    setPending(true);
    setFailure(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (error instanceof ApiError) setFailure({ reason: error.reason, message: error.message, status: error.status });
      else setFailure({ reason: 'unexpected', message: t('unexpected'), status: 0 });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, run, reset: () => setFailure(null) };
}
