import { ApiError } from '@chippage/api/errors';
import { useRef, useState } from 'react';
import { useMessages } from '../i18n/FeaturesProvider.tsx';
import { memberPagesMessages } from './messages.ts';

/** What came of the last action. */
export interface ActionResult {
  tone: 'ok' | 'danger';
  text: string;
}

/** Runs the small actions of a page, one at a time, and keeps what came of the last one. */
export function useAction() {
  const t = useMessages(memberPagesMessages);
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [result, setResult] = useState<ActionResult | null>(null);
  const isBusy = useRef(false);
  const perform = async (id: string, call: () => Promise<string | null>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPendingId(id);
    setResult(null);
    try {
      const text = await call();
      if (text !== null) setResult({ tone: 'ok', text });
    } catch (error) {
      setResult({ tone: 'danger', text: error instanceof ApiError ? error.message : t('failedAction') });
    } finally {
      isBusy.current = false;
      setPendingId(null);
    }
  };
  return {
    /** Which one is under way. */
    pendingId,
    result,
    /** Does it; the call gives the words to say when it is done, or `null`. */
    run: (id: string, call: () => Promise<string | null>) => void perform(id, call),
    clear: () => setResult(null),
  };
}
