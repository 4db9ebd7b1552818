import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import * as styles from './ConsoleParts.css.ts';
import type { ActionFailure } from './useAction.ts';

export interface SaveBarProps {
  isDirty: boolean;
  isPending: boolean;
  failure: ActionFailure | null;
  /** What was just done, e.g. 已保存; shown until the next change. */
  doneLabel: string | null;
  labels: { save: string; reset: string; unsaved: string };
  onSave: () => void;
  onReset: () => void;
}

/** Keeps or drops what was changed. The button is never disabled: it keeps the focus that pressed it. */
export function SaveBar({ isDirty, isPending, failure, doneLabel, labels, onSave, onReset }: SaveBarProps) {
  return (
    <div className={styles.form}>
      {failure !== null && (
        <Alert tone="danger" live="assertive">
          {failure.message}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button size="sm" variant={isDirty ? 'solid' : 'outline'} isPending={isPending} onPress={() => isDirty && onSave()}>
          {labels.save}
        </Button>
        {isDirty && (
          <Button size="sm" variant="plain" isDisabled={isPending} onPress={onReset}>
            {labels.reset}
          </Button>
        )}
        <span className={styles.note}>{isDirty ? labels.unsaved : doneLabel}</span>
      </div>
    </div>
  );
}
