import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { PlusIcon } from '@chippage/ui/Icon';
import { RadioCard, RadioGroup } from '@chippage/ui/RadioGroup';
import { type ReactNode, useState } from 'react';
import type { Paper } from './PaperCards.tsx';
import * as styles from './PaperCards.css.ts';

/** What a choice of papers says. */
export interface PaperPickerWords<Kept extends Paper> {
  title: string;
  add: string;
  edit: string;
  editNamed: (paper: Kept) => string;
  more: (count: number) => string;
  fewer: string;
}

export interface PaperPickerProps<Kept extends Paper, Input> {
  list: readonly Kept[];
  words: PaperPickerWords<Kept>;
  /** How many are in sight before one asks for all of them; the chosen one never hides. */
  few: number;
  /** The chosen one. */
  chosenId: number | null;
  onChoose: (id: number | null) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
  /** The card for none of them; absent: one has to be chosen. */
  none?: { title: string; hint: string } | undefined;
  /** Stands there while there is nothing to choose; absent: only the button for a new one. */
  empty?: { title: string; hint: string };
  renderHead: (paper: Kept) => ReactNode;
  renderText: (paper: Kept) => ReactNode;
  /** @throws ApiError whose words are shown in the form */
  onAdd: (input: Input) => Promise<Kept>;
  /** @throws ApiError whose words are shown in the form */
  onEdit: (id: number, input: Input) => Promise<void>;
  /** The form over the page; its code may still be on its way. */
  renderDialog: (dialog: { editing: Kept | 'new'; isFirst: boolean; onClose: () => void; onSave: (input: Input) => Promise<void> }) => ReactNode;
  /** The code of the form is fetched when somebody is about to press. */
  onIntent: () => void;
}

const NONE = 'none';

/** The choice of one of the kept papers while something else is filled in; a new one is chosen as soon as it is kept. */
export function PaperPicker<Kept extends Paper, Input>(props: PaperPickerProps<Kept, Input>) {
  const { list, words, few, chosenId, onChoose, error, none, empty, renderHead, renderText, onAdd, onEdit, renderDialog, onIntent } = props;
  const [editing, setEditing] = useState<Kept | 'new' | null>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? list : list.filter(({ id }, at) => at < few || id === chosenId);
  const add = (
    <Button variant="outline" icon={<PlusIcon size={16} />} onPress={() => setEditing('new')} onHoverStart={onIntent}>
      {words.add}
    </Button>
  );
  return (
    <div className={styles.picker}>
      {list.length === 0 && empty ? (
        <EmptyState title={empty.title} action={add}>
          {error ?? empty.hint}
        </EmptyState>
      ) : (
        <>
          {(none || list.length > 0) && (
            <RadioGroup
              label={words.title}
              isLabelHidden
              look="cards"
              value={chosenId === null ? (none ? NONE : null) : String(chosenId)}
              onChange={(id) => onChoose(id === NONE ? null : Number(id))}
              error={error}
            >
              {none && (
                <RadioCard value={NONE} description={none.hint}>
                  {none.title}
                </RadioCard>
              )}
              {shown.map((paper) => (
                <RadioCard
                  key={paper.id}
                  value={String(paper.id)}
                  description={renderText(paper)}
                  action={
                    <Button variant="plain" size="sm" onPress={() => setEditing(paper)} aria-label={words.editNamed(paper)}>
                      {words.edit}
                    </Button>
                  }
                >
                  {renderHead(paper)}
                </RadioCard>
              ))}
            </RadioGroup>
          )}
          <div className={styles.row}>
            {(isWhole || shown.length < list.length) && (
              <Button variant="plain" onPress={() => setWhole((was) => !was)} aria-expanded={isWhole}>
                {isWhole ? words.fewer : words.more(list.length)}
              </Button>
            )}
            {add}
          </div>
        </>
      )}
      {editing !== null &&
        renderDialog({
          editing,
          isFirst: list.length === 0,
          onClose: () => setEditing(null),
          onSave: async (input) => {
            if (editing === 'new') onChoose((await onAdd(input)).id);
            else await onEdit(editing.id, input);
          },
        })}
    </div>
  );
}
