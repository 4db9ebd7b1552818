import { Alert } from '@chippage/ui/Alert';
import type { ActionResult } from './useAction.ts';

export interface ActionAlertProps {
  /** What came of the last action; nothing is drawn for `null`. */
  result: Pick<ActionResult, 'tone' | 'text'> | null;
}

/** Says what came of an action, beside what it was about. */
export function ActionAlert({ result }: ActionAlertProps) {
  if (result === null) return null;
  return (
    <Alert tone={result.tone} live={result.tone === 'ok' ? 'polite' : 'assertive'}>
      {result.text}
    </Alert>
  );
}
