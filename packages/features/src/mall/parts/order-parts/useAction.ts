import { ApiError } from '@chippage/api/errors';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { orderPartsMessages } from './messages.ts';

/** What came of the last action. */
export interface ActionResult {
  tone: 'ok' | 'danger';
  text: string;
}

/** Does one thing at a time and keeps what came of the last one. */
export function useAction() {
  const t = useMessages(orderPartsMessages);
  const [pending, setPending] = useState<string | null>(null);
  const [result, setResult] = useState<ActionResult | null>(null);
  const isBusy = useRef(false);
  const run = async (name: string, call: () => Promise<unknown>, done: string | null): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(name);
    setResult(null);
    try {
      await call();
      if (done !== null) setResult({ tone: 'ok', text: done });
      return true;
    } catch (error) {
      setResult({ tone: 'danger', text: error instanceof ApiError ? error.message : t('failed') });
      return false;
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };
  return { pending, result, run, clear: () => setResult(null) };
}
