import { ApiError } from '@chippage/api/errors';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { actionMessages } from './messages.ts';

/** Why an action was not done. */
export interface ActionFailure {
  tone: 'danger';
  text: string;
  /** What was thrown: `isRefusal<'decideReview'>(failure.error, …)` asks for its reason. */
  error: unknown;
  /** Status of the answer; 0 when there was none. */
  status: number;
}

/** What came of the last action. */
export type ActionResult = { tone: 'ok'; text: string } | ActionFailure;

/** The small actions of a piece: one at a time. */
export interface Action {
  /** The one that is under way; `null` when none is. */
  pending: string | null;
  isPending: boolean;
  result: ActionResult | null;
  /** The result, when it is a failure. */
  failure: ActionFailure | null;
  /**
   * Does it and tells whether it was done. While one is under way another is not started.
   * `done`: the words to say when it is done; none when absent or `null`.
   */
  run: <Came>(id: string, call: () => Promise<Came>, done?: string | null | ((came: Came) => string | null)) => Promise<boolean>;
  /** Forgets what came of the last one. */
  clear: () => void;
}

/**
 * Runs an action once, tells whether it was done and keeps what came of it, in words for the screen.
 * @param failed Said of an error that has no words of its own.
 */
export function useAction(failed?: string): Action {
  const t = useMessages(actionMessages);
  const [pending, setPending] = useState<string | null>(null);
  const [result, setResult] = useState<ActionResult | null>(null);
  // Two calls may come before the state of the first is drawn, so a ref refuses the second.
  const isBusy = useRef(false);
  const run: Action['run'] = async (id, call, done = null) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(id);
    setResult(null);
    try {
      const came = await call();
      const text = typeof done === 'function' ? done(came) : done;
      if (text !== null) setResult({ tone: 'ok', text });
      return true;
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : { status: 0, message: failed ?? t('failed') };
      setResult({ tone: 'danger', text: message, error, status });
      return false;
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };
  return { pending, isPending: pending !== null, result, failure: result?.tone === 'danger' ? result : null, run, clear: () => setResult(null) };
}
