import { Card } from '@chippage/ui/Card';
import type { ReactNode } from 'react';
import { SaveBar, type SaveBarProps } from '../../parts/save-bar/SaveBar.tsx';
import type { ListEditor } from './useListEditor.ts';

export interface ListEditorCardProps {
  title: string;
  /** How many rows there are, of how many. */
  note: string;
  editor: Pick<ListEditor<unknown>, 'isDirty' | 'isPending' | 'isSaved' | 'failure'>;
  labels: SaveBarProps['labels'] & { saved: string };
  onSave: () => void;
  onReset: () => void;
  /** The rows, and the way to another. */
  children: ReactNode;
}

/** The card round a list that is edited in place: below it, what keeps or drops the changes. */
export function ListEditorCard({ title, note, editor, labels: { saved, ...labels }, onSave, onReset, children }: ListEditorCardProps) {
  const { isDirty, isPending, isSaved, failure } = editor;
  return (
    <Card
      padding="none"
      title={title}
      note={note}
      footer={
        <SaveBar
          isDirty={isDirty}
          isPending={isPending}
          failure={failure}
          doneLabel={isSaved ? saved : null}
          labels={labels}
          onSave={onSave}
          onReset={onReset}
        />
      }
    >
      {children}
    </Card>
  );
}
