import { Button } from '@chippage/ui/Button';
import { ActionAlert } from '../action/ActionAlert.tsx';
import type { ActionFailure } from '../action/useAction.ts';
import { FieldStack } from '../form/FormLayout.tsx';
import { note } from '../page-column/PageColumn.css.ts';
import { RowActions } from '../row-list/RowList.tsx';

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
    <FieldStack gap="sm">
      <ActionAlert result={failure} />
      <RowActions>
        <Button size="sm" variant={isDirty ? 'solid' : 'outline'} isPending={isPending} onPress={() => isDirty && onSave()}>
          {labels.save}
        </Button>
        {isDirty && (
          <Button size="sm" variant="plain" isDisabled={isPending} onPress={onReset}>
            {labels.reset}
          </Button>
        )}
        <span className={note}>{isDirty ? labels.unsaved : doneLabel}</span>
      </RowActions>
    </FieldStack>
  );
}
